import { useEffect, useMemo } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import type { Note } from '#domain/catalogue/catalogue.ts'
import { keyOfQuestion, type NoteMarks, parseMarkCopy, type QuestionMark } from '#domain/study/question-mark-list.ts'
import { applyToQuestionMarks, readMarkCopy } from '../device/copies/question-marks.ts'
import { useCopy } from '../device/copies/use-copy.ts'
import { addOutgoing } from '../device/outbox/add.ts'
import { onLineBack } from '../offline/line.ts'
import { useAuth } from '../session/auth.tsx'
import { session } from '../session/session.ts'

type QuestionMarks = {
  marksOf: (noteId: string) => NoteMarks
  /** Marks a question, or removes its mark. */
  mark: (note: Pick<Note, 'id' | 'title'>, questionId: string, mark: QuestionMark | null) => void
}

/** The marks of questions in these notes, of the student or of a visitor of this device. */
export function useQuestionMarks(noteIds: readonly string[]): QuestionMarks {
  const student = useAuth().user?.uid
  const userId = student ?? GUEST
  const text = useCopy(() => readMarkCopy(userId))
  const copy = useMemo(() => parseMarkCopy(text), [text])
  // As a text, because callers make the list again at every render.
  const asked = noteIds.join(' ')
  useEffect(() => {
    if (student === undefined || asked === '') return
    const ask = () => void refresh(student, asked.split(' '))
    ask()
    return onLineBack(ask)
  }, [student, asked])

  return {
    marksOf: (noteId) => copy[noteId] ?? {},
    mark({ id: noteId, title }, questionId, mark) {
      const change = { noteId, questionId, mark }
      applyToQuestionMarks(userId, [change])
      const payload = { ...change, title }
      void addOutgoing(userId, { kind: 'mark', id: keyOfQuestion(change), payload, at: Date.now(), notBefore: 0 })
    },
  }
}

/** The sessions and notes whose marks were requested. The copies of a student go when a session ends. */
const refreshed = new Set<string>()

/** Other devices may have changed the marks. The first component that shows them requests them, until it succeeds. */
async function refresh(userId: string, noteIds: readonly string[]): Promise<void> {
  if (!navigator.onLine) return
  const { generation } = session.read()
  const keyOf = (noteId: string) => `${generation}/${noteId}`
  const fresh = noteIds.filter((noteId) => !refreshed.has(keyOf(noteId)))
  if (fresh.length === 0) return
  for (const noteId of fresh) refreshed.add(keyOf(noteId))
  const isLoaded = await import('./load-marks.ts').then(
    ({ loadMarks }) => loadMarks(userId, fresh),
    () => false,
  )
  if (!isLoaded) for (const noteId of fresh) refreshed.delete(keyOf(noteId))
}
