// The part of the inbox (see inbox.ts) for the marks of questions.
import { keyOfQuestion, parseMark, type QuestionMarkChange } from '../../domain/study/question-mark-list.ts'
import { isText, parseObject } from '../../domain/untrusted-json.ts'
import { localTexts } from './local-text.ts'

const MARK_CHANGE = 'question_mark_change_'

/** A student or a visitor has marked a question. `title` is that of its note, by which a visitor knows it later. */
export function postMark(userId: string, change: QuestionMarkChange & { title: string }, now: number): void {
  const key = `${MARK_CHANGE}${userId}_${keyOfQuestion(change)}`
  localTexts.write(key, JSON.stringify({ ...change, at: now }))
}

/** The marks that the store has not moved to the outbox yet. */
export function listPostedMarks(userId: string): QuestionMarkChange[] {
  const keys = localTexts.list(`${MARK_CHANGE}${userId}_`)
  return keys.flatMap((key) => parseMarkChange(parseObject(localTexts.read(key))) ?? [])
}

/** The change that a device stored, or null if it cannot be read. */
export function parseMarkChange(
  stored: Record<string, unknown> | null,
): (QuestionMarkChange & { title: string }) | null {
  if (!isText(stored?.noteId) || !isText(stored.questionId)) return null
  const mark = parseMark(stored.mark)
  if (!mark && stored.mark !== null) return null
  const title = isText(stored.title) ? stored.title : ''
  return { noteId: stored.noteId, questionId: stored.questionId, mark, title }
}
