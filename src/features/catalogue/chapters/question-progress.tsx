import { lazy } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import type { SubjectNotes } from '#domain/catalogue/catalogue.ts'
import { useCopy } from '#src/platform/device/copies/use-copy.ts'
import { QUESTION_MARKS } from '#src/platform/device/keys.ts'
import { localTexts } from '#src/platform/device/local-text.ts'
import { Extra } from '#src/platform/loading/extra.tsx'
import { useAuth } from '#src/platform/session/auth.tsx'

const Counted = lazy(async () => ({ default: (await import('./counted-questions.tsx')).CountedQuestions }))

type Props = { chapterId: string; notes: Promise<SubjectNotes>; className?: string }

/**
 * How many questions in the notes of a chapter are marked with "I can do this". Loaded for students, and for visitors who
 * have marked something on this device.
 */
export function QuestionProgress({ chapterId, notes, className = '' }: Props) {
  const { user } = useAuth()
  const marked = useCopy(() => localTexts.read(QUESTION_MARKS + (user?.uid ?? GUEST)))
  if (!user && marked === null) return null
  return (
    <Extra>
      <Counted chapterId={chapterId} className={className} notes={notes} />
    </Extra>
  )
}
