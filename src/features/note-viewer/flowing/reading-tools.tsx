import { type RefObject, useEffect, useRef } from 'react'
import { useCopy } from '#src/platform/device/copies/use-copy.ts'
import { NOTE_TEXT_SIZE } from '#src/platform/device/keys.ts'
import { localTexts } from '#src/platform/device/local-text.ts'
import { useDarkPages } from '#src/platform/device/settings/use-dark-pages.ts'
import { Segments } from '#src/ui/segments.tsx'
import { measureProgress } from './reading-progress.ts'

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

/** A line at the top of the window that grows as the text is read. It adds nothing to what the scroll bar says. */
export function ProgressLine({ of }: { of: RefObject<HTMLElement | null> }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      frame = 0
      if (of.current) line.current?.style.setProperty('transform', `scaleX(${measureProgress(of.current)})`)
    }
    const ask = () => {
      frame ||= requestAnimationFrame(draw)
    }
    ask()
    addEventListener('scroll', ask, { passive: true })
    addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', ask)
      removeEventListener('resize', ask)
    }
  }, [of])
  return <div aria-hidden="true" className="note-progress print:hidden" ref={line} />
}

const TEXT_SIZES = ['regular', 'large', 'largest'] as const
type TextSize = (typeof TEXT_SIZES)[number]

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
