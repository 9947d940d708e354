import { lazy, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import type { NoteSection } from '#domain/catalogue/flowing-note.ts'
import type { OpenedNote } from '#domain/catalogue/note-address.ts'
import { READING } from '#src/platform/device/keys.ts'
import { localTexts } from '#src/platform/device/local-text.ts'
import { Extra } from '#src/platform/loading/extra.tsx'
import { useAuth } from '#src/platform/session/auth.tsx'
import { isVisitor } from '#src/platform/session/session.ts'

/** Loaded only for students, together with the tRPC client. */
const StudentVisit = lazy(async () => ({ default: (await import('./student-visit.tsx')).StudentVisit }))
const VisitorPlace = lazy(async () => ({ default: (await import('./visitor-place.tsx')).VisitorPlace }))

type Props = { opened: OpenedNote; sections: readonly NoteSection[]; of: RefObject<HTMLElement | null> }

/** Records that the note is read, as the reader of its PDF does: both editions share one record and one place. */
export function ReadingVisit(props: Props) {
  const { user, loading } = useAuth()
  // Until the session is known, the reader may be a student, whose visit must not be recorded as a visitor's.
  if (loading) return null
  if (!user) return <VisitorVisit {...props} />
  return (
    <Extra>
      <StudentVisit {...props} key={user.uid} userId={user.uid} />
    </Extra>
  )
}

/**
 * The code that remembers a visitor's place is loaded once there is one: after the first scroll, or on a later visit.
 */
function VisitorVisit({ opened, ...rest }: Props) {
  const [hasPlace, setHasPlace] = useState(false)
  const remember = useEffectEvent(async () => {
    const { rememberVisit } = await import('#src/platform/device/guest-work.ts')
    await rememberVisit(opened, Date.now())
  })
  useEffect(() => {
    if (!isVisitor()) return
    remember()
    const load = () => setHasPlace(true)
    if (localTexts.read(READING + GUEST) !== null || scrollY > 0) load()
    else addEventListener('scroll', load, { once: true, passive: true })
    return () => removeEventListener('scroll', load)
  }, [])
  if (!hasPlace) return null
  return (
    <Extra>
      <VisitorPlace note={opened.note} {...rest} />
    </Extra>
  )
}
