import { Link } from '@tanstack/react-router'
import type { ChapterOutline, SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { findSteps } from '#domain/catalogue/chapter-steps.ts'
import { Icon } from '#src/ui/icon.tsx'
import { ChapterTitle } from './chapter-title.tsx'

type Props = { subject: SubjectOutline; index: number }

/** Links from the chapter at `index` to those before and after it. */
export function ChapterSteps({ subject, index }: Props) {
  const { previous, next } = findSteps(subject.chapters, index)
  return (
    <nav aria-label="Chapters" className="grid gap-3 border-t border-line pt-6 sm:grid-cols-2">
      <Step chapter={previous} direction="previous" subject={subject} />
      <Step chapter={next} direction="next" subject={subject} />
    </nav>
  )
}

const DIRECTIONS = {
  previous: { label: 'Previous chapter', icon: 'arrow-left', place: 'sm:col-start-1' },
  next: { label: 'Next chapter', icon: 'arrow-right', place: 'flex-row-reverse text-right sm:col-start-2' },
} as const

type StepProps = {
  subject: SubjectOutline
  chapter: ChapterOutline | undefined
  direction: keyof typeof DIRECTIONS
}

function Step({ subject, chapter, direction }: StepProps) {
  if (!chapter) return null
  const { label, icon, place } = DIRECTIONS[direction]
  return (
    <Link
      className={`card flex items-center gap-3 p-4 transition-colors duration-150 hover:bg-raised ${place}`}
      params={{ subject: subject.key, chapter: chapter.id }}
      to="/notes/$subject/$chapter"
    >
      <Icon className="text-faint" name={icon} />
      <span className="min-w-0 grow">
        <span className="tabular block text-13 text-faint">
          {`${label} (${subject.chapters.indexOf(chapter) + 1} of ${subject.chapters.length})`}
        </span>
        <span className="block font-semibold">
          <ChapterTitle chapter={chapter} />
        </span>
      </span>
    </Link>
  )
}
