import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type OpenedNote, pathOfNote } from '../../../../domain/catalogue/note-address.ts'
import { useAuth } from '../../../app/session/auth.tsx'
import { postVisit } from '../../../device/inbox.ts'
import { useNoteVisit } from '../use-note-visit.ts'
import { measureProgress } from './measure-progress.ts'

type Props = { opened: OpenedNote; of: RefObject<HTMLElement | null> }

/** Records that the note is read, as the reader of its PDF does: one note, one record, in whichever edition. */
export function ReadingVisit(props: Props) {
  const { user } = useAuth()
  return user ? <StudentVisit {...props} key={user.uid} userId={user.uid} /> : <VisitorVisit {...props} />
}

function VisitorVisit({ opened }: Props) {
  const remember = useEffectEvent(() => postVisit(opened, Date.now()))
  useEffect(() => remember(), [])
  return null
}

function StudentVisit({ opened, of, userId }: Props & { userId: string }) {
  const { note } = opened
  const seen = useRef<Set<number>>(new Set())
  useNoteVisit(note, pathOfNote(opened), userId, seen)
  useEffect(() => {
    const see = () => {
      if (!of.current) return
      // The share of the text that has been on the screen, in pages of the PDF, by which progress is counted.
      const pages = Math.ceil(measureProgress(of.current) * note.pages)
      for (let page = 1; page <= pages; page += 1) seen.current.add(page)
    }
    see()
    addEventListener('scroll', see, { passive: true })
    return () => removeEventListener('scroll', see)
  }, [of, note.pages])
  return null
}
