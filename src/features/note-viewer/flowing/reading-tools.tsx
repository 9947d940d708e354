import { Segments } from '#src/ui/segments.tsx'
import { TEXT_SIZES, type TextSize } from './use-reading-choices.ts'

const SIZE_LABELS: Record<TextSize, string> = { regular: 'A', large: 'A+', largest: 'A++' }
const PAPERS = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

type Props = {
  textSize: TextSize
  isDark: boolean
  onTextSize: (size: TextSize) => void
  onDark: (isDark: boolean) => void
}

/** The reading choices. They are hidden without scripts. */
export function ReadingTools({ textSize, isDark, onTextSize, onDark }: Props) {
  return (
    <div className="mb-3 flex flex-wrap gap-2 noscript:hidden print:hidden">
      <Segments
        label="Text size"
        onChange={onTextSize}
        options={TEXT_SIZES.map((value) => ({ value, label: SIZE_LABELS[value] }))}
        value={textSize}
      />
      <Segments
        label="Paper"
        onChange={(paper) => onDark(paper === 'dark')}
        options={PAPERS}
        value={isDark ? 'dark' : 'light'}
      />
    </div>
  )
}
