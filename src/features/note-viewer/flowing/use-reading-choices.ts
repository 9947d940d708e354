import { useCopy } from '../../../device/copies/use-copy.ts'
import { useDarkPages } from '../../../device/copies/use-dark-pages.ts'
import { NOTE_TEXT_SIZE } from '../../../device/keys.ts'
import { localTexts } from '../../../device/local-text.ts'

export const TEXT_SIZES = ['regular', 'large', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** How a student of this device likes to read notes. Dark pages are one choice for both editions. */
export function useReadingChoices() {
  const stored = useCopy(() => localTexts.read(NOTE_TEXT_SIZE))
  const [isDark, setDark] = useDarkPages()
  const textSize = TEXT_SIZES.find((size) => size === stored) ?? 'regular'
  const setTextSize = (size: TextSize) => {
    localTexts.write(NOTE_TEXT_SIZE, size)
  }
  return { textSize, setTextSize, isDark, setDark }
}
