import { useCopy } from '#src/platform/device/copies/use-copy.ts'
import { useDarkPages } from '#src/platform/device/copies/use-dark-pages.ts'
import { NOTE_TEXT_SIZE } from '#src/platform/device/keys.ts'
import { localTexts } from '#src/platform/device/local-text.ts'

export const TEXT_SIZES = ['regular', 'large', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** The reading choices on this device. Both editions share the choice of dark pages. */
export function useReadingChoices() {
  const stored = useCopy(() => localTexts.read(NOTE_TEXT_SIZE))
  const [isDark, setDark] = useDarkPages()
  const textSize = TEXT_SIZES.find((size) => size === stored) ?? 'regular'
  const setTextSize = (size: TextSize) => {
    localTexts.write(NOTE_TEXT_SIZE, size)
  }
  return { textSize, setTextSize, isDark, setDark }
}
