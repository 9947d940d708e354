import { lazy, type RefObject, Suspense, useEffect, useEffectEvent } from 'react'
import type { OpenedNote } from '../../../../domain/catalogue/note-address.ts'
import { useAuth } from '../../../app/session/auth.tsx'
import { postVisit } from '../../../device/inbox.ts'

/** Loaded for students alone, with what asks the worker. */
const StudentVisit = lazy(async () => ({ default: (await import('./student-visit.tsx')).StudentVisit }))

type Props = { opened: OpenedNote; of: RefObject<HTMLElement | null> }

/** Records that the note is read, as the reader of its PDF does: one note, one record, in whichever edition. */
export function ReadingVisit(props: Props) {
  const { user } = useAuth()
  if (!user) return <VisitorVisit {...props} />
  return (
    <Suspense>
      <StudentVisit {...props} key={user.uid} userId={user.uid} />
    </Suspense>
  )
}

function VisitorVisit({ opened }: Props) {
  const remember = useEffectEvent(() => postVisit(opened, Date.now()))
  useEffect(() => remember(), [])
  return null
}
