import { toLatinDigits } from '#domain/numbers.ts'

/** The index of the option that a key stands for, A to D or 1 to 4 in either script; -1 for any other key. */
export function optionOfKey(key: string): number {
  if (key.length !== 1) return -1
  const letter = 'abcd'.indexOf(key.toLowerCase())
  return letter >= 0 ? letter : '1234'.indexOf(toLatinDigits(key))
}
