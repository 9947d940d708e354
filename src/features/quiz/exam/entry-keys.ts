import { optionOfKey } from '../option-of-key.ts'

export type EntryAct = { rows: number; columns: number } | { option: number } | 'clear'

/**
 * What a key does while marks from paper are entered: arrows move, A to D or 1 to 4 mark, Delete clears. Null for keys that
 * belong to the browser.
 */
export function findEntryAct({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): EntryAct | null {
  if (ctrlKey || altKey || metaKey) return null
  const option = optionOfKey(key)
  if (option >= 0) return { option }
  switch (key) {
    case 'ArrowDown':
      return { rows: 1, columns: 0 }
    case 'ArrowUp':
      return { rows: -1, columns: 0 }
    case 'ArrowRight':
      return { rows: 0, columns: 1 }
    case 'ArrowLeft':
      return { rows: 0, columns: -1 }
    case 'Delete':
    case 'Backspace':
      return 'clear'
    default:
      return null
  }
}
