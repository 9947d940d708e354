/** Ctrl or Cmd with a letter; where the keyboard writes another script, the key at the letter's place. */
export function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, letter: string): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`
}
