import { type RefObject, useEffect, useRef } from 'react'
import { type OpenedNote, pathOfNote } from '../../../../domain/catalogue/note-address.ts'
import { useNoteVisit } from '../use-note-visit.ts'
import { measureProgress } from './measure-progress.ts'

type Props = { opened: OpenedNote; of: RefObject<HTMLElement | null>; userId: string }

/** A student reads: how long and how much. */
export function StudentVisit({ opened, of, userId }: Props) {
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
