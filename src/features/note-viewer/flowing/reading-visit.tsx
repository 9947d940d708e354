import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { GUEST } from '../../../../domain/account/owner.ts'
import type { NoteSection } from '../../../../domain/catalogue/flowing-note.ts'
import type { OpenedNote } from '../../../../domain/catalogue/note-address.ts'
import { useAuth } from '../../../app/session/auth.tsx'
import { postVisit } from '../../../device/inbox.ts'
import { READING } from '../../../device/keys.ts'
import { localTexts } from '../../../device/local-text.ts'

/** Loaded for students alone, with what asks the worker. */
const StudentVisit = lazy(async () => ({ default: (await import('./student-visit.tsx')).StudentVisit }))
const VisitorPlace = lazy(async () => ({ default: (await import('./visitor-place.tsx')).VisitorPlace }))

type Props = { opened: OpenedNote; sections: readonly NoteSection[]; of: RefObject<HTMLElement | null> }

/** Records that the note is read, as the reader of its PDF does: one note, one record, one place, in either edition. */
export function ReadingVisit(props: Props) {
  const { user } = useAuth()
  if (!user) return <VisitorVisit {...props} />
  return (
    <Suspense>
      <StudentVisit {...props} key={user.uid} userId={user.uid} />
    </Suspense>
  )
}

/** What remembers a visitor's place is loaded once there is one: after the first scroll, or on a later visit. */
function VisitorVisit({ opened, ...rest }: Props) {
  const [hasPlace, setHasPlace] = useState(false)
  const remember = useEffectEvent(() => postVisit(opened, Date.now()))
  useEffect(() => {
    remember()
    const load = () => setHasPlace(true)
    if (localTexts.read(READING + GUEST) !== null || scrollY > 0) load()
    else addEventListener('scroll', load, { once: true, passive: true })
    return () => removeEventListener('scroll', load)
  }, [])
  if (!hasPlace) return null
  return (
    <Suspense>
      <VisitorPlace note={opened.note} {...rest} />
    </Suspense>
  )
}
