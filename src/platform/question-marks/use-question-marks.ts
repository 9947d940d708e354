import { useEffect, useMemo } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import type { Note } from '#domain/catalogue/catalogue.ts'
import { keyOfQuestion, type NoteMarks, parseMarkCopy, type QuestionMark } from '#domain/study/question-mark-list.ts'
import { applyToQuestionMarks, readMarkCopy } from '../device/copies/question-marks.ts'
import { useCopy } from '../device/copies/use-copy.ts'
import { addOutgoing } from '../device/outbox/add.ts'
import { useAuth } from '../session/auth.tsx'

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
    if (student !== undefined && asked !== '') void refresh(student, asked.split(' '))
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

/** The students and notes whose marks were requested since the document was opened. */
const refreshed = new Set<string>()

/** Other devices may have changed the marks. The first component that shows them requests them once. */
async function refresh(userId: string, noteIds: readonly string[]): Promise<void> {
  if (!navigator.onLine) return
  const keyOf = (noteId: string) => `${userId}/${noteId}`
  const fresh = noteIds.filter((noteId) => !refreshed.has(keyOf(noteId)))
  if (fresh.length === 0) return
  for (const noteId of fresh) refreshed.add(keyOf(noteId))
  const { loadMarks } = await import('./load-marks.ts')
  await loadMarks(userId, fresh)
}
