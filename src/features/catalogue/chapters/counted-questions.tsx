import { use } from 'react'
import type { Note, SubjectNotes } from '#domain/catalogue/catalogue.ts'
import { countOf } from '#domain/numbers.ts'
import { countMarks } from '#domain/study/question-mark-list.ts'
import { useQuestionMarks } from '#src/platform/question-marks/use-question-marks.ts'

type Props = { chapterId: string; notes: Promise<SubjectNotes>; className: string }

/** The sentence, shown once a question of the chapter is marked. Suspends until the notes are loaded. */
export function CountedQuestions({ chapterId, notes, className }: Props) {
  const own = (use(notes)[chapterId] ?? []).filter((note): note is Note & { questions: string[] } => !!note.questions)
  const { marksOf } = useQuestionMarks(own.map(({ id }) => id))
  const counts = own.map(({ id, questions }) => countMarks(marksOf(id), questions))
  if (counts.every(({ marked }) => marked === 0)) return null
  const can = counts.reduce((sum, count) => sum + count.can, 0)
  const total = own.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <span className={`tabular text-13 text-soft ${className}`}>
      {`${can} of ${countOf(total, 'question')}: I can do this`}
    </span>
  )
}
