import { Link } from '@tanstack/react-router'
import type { SubjectOutline } from '../../../../domain/catalogue/catalogue.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ChapterTitle } from './chapter-title.tsx'

type Props = { subject: SubjectOutline; index: number }

/** Links to the chapters before and after the one at `index`. */
export function ChapterSteps({ subject, index }: Props) {
  return (
    <nav aria-label="Chapters" className="grid gap-3 border-t border-line pt-6 sm:grid-cols-2">
      <Step chapter={subject.chapters[index - 1]} direction="previous" subjectKey={subject.key} />
      <Step chapter={subject.chapters[index + 1]} direction="next" subjectKey={subject.key} />
    </nav>
  )
}

const DIRECTIONS = {
  previous: { label: 'Previous chapter', icon: 'arrow-left', place: 'sm:col-start-1' },
  next: { label: 'Next chapter', icon: 'arrow-right', place: 'flex-row-reverse text-right sm:col-start-2' },
} as const

type StepProps = {
  subjectKey: string
  chapter: SubjectOutline['chapters'][number] | undefined
  direction: keyof typeof DIRECTIONS
}

function Step({ subjectKey, chapter, direction }: StepProps) {
  if (!chapter) return null
  const { label, icon, place } = DIRECTIONS[direction]
  return (
    <Link
      className={`card flex items-center gap-3 p-4 transition-colors duration-150 hover:bg-raised ${place}`}
      params={{ subject: subjectKey, chapter: chapter.id }}
      to="/notes/$subject/$chapter"
    >
      <Icon className="text-faint" name={icon} />
      <span className="min-w-0 grow">
        <span className="block text-13 text-faint">{label}</span>
        <span className="block font-semibold">
          <ChapterTitle chapter={chapter} />
        </span>
      </span>
    </Link>
  )
}
