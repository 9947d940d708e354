import { lazy, type RefObject, Suspense, useEffect, useEffectEvent } from 'react'
import type { NoteSection } from '../../../../domain/catalogue/flowing-note.ts'
import type { OpenedNote } from '../../../../domain/catalogue/note-address.ts'
import { useIsHydrated } from '../../../app/loading/use-is-hydrated.ts'
import { useAuth } from '../../../app/session/auth.tsx'
import { postVisit } from '../../../device/inbox.ts'

/** Loaded for students alone, with what asks the worker. */
const StudentVisit = lazy(async () => ({ default: (await import('./student-visit.tsx')).StudentVisit }))
const VisitorPlace = lazy(async () => ({ default: (await import('./visitor-place.tsx')).VisitorPlace }))

type Props = { opened: OpenedNote; sections: readonly NoteSection[]; of: RefObject<HTMLElement | null> }

/** Records that the note is read, as the reader of its PDF does: one note, one record, one place, in either edition. */
export function ReadingVisit(props: Props) {
  const isHydrated = useIsHydrated()
  const { user } = useAuth()
  if (!isHydrated) return null
  return (
    <Suspense>
      {user ? <StudentVisit {...props} key={user.uid} userId={user.uid} /> : <VisitorVisit {...props} />}
    </Suspense>
  )
}

function VisitorVisit({ opened, ...rest }: Props) {
  const remember = useEffectEvent(() => postVisit(opened, Date.now()))
  useEffect(() => remember(), [])
  return <VisitorPlace note={opened.note} {...rest} />
}
