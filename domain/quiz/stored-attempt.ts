import { isAmount, isCount, isObject, isText, toTexts } from '../untrusted-json.ts'
import { parseAnswers } from './answers.ts'
import type { AttemptEvent, AttemptResult, QuizAttempt } from './attempt-machine.ts'

/** The attempt that a device stored, or null if it cannot be read. Invalid parts are left out. */
export function parseAttempt(value: unknown): QuizAttempt | null {
  if (!isObject(value)) return null
  const { attemptId, quizId, limit, remaining } = value
  if (!isText(attemptId) || !isText(quizId) || !isAmount(limit) || !isAmount(remaining)) return null
  const progress = {
    attemptId,
    quizId,
    version: isText(value.version) ? value.version : null,
    title: isText(value.title) ? value.title : 'Quiz',
    subject: isText(value.subject) ? value.subject : '',
    difficulty: isText(value.difficulty) ? value.difficulty : 'Medium',
    totalQuestions: isCount(value.totalQuestions) ? value.totalQuestions : 0,
    limit,
    remaining: Math.min(remaining, limit),
    answers: parseAnswers(value.answers),
    flagged: toTexts(value.flagged),
    position: isCount(value.position) ? value.position : 0,
  }
  const { state, completedAt, timeSpent, result, reason } = value
  if (state === 'running' || state === 'paused') return { ...progress, state }
  if (!isCount(completedAt) || !isAmount(timeSpent)) return null
  const finished = {
    ...progress,
    timedOut: value.timedOut === true,
    completedAt,
    timeSpent,
    isSeen: value.isSeen === true,
  }
  if ((state === 'graded' || state === 'stored') && isResult(result)) {
    return { ...finished, state, result }
  }
  if (state === 'refused') return { ...finished, state, reason: isText(reason) ? reason : 'It could not be graded.' }
  // A result that cannot be read is requested again.
  return { ...finished, state: 'handed-in' }
}

/** The worker's answer is stored unchanged, so its parts are not checked again. */
function isResult(value: unknown): value is AttemptResult {
  return isObject(value) && isAmount(value.timeSpent) && isObject(value.grade) && Array.isArray(value.grade.questions)
}

/** The events that a tab had not yet applied to an attempt when it was left. Events that cannot be read are dropped. */
export function parseEvents(values: readonly unknown[]): AttemptEvent[] {
  return values.flatMap((value) => parseEvent(value) ?? [])
}

function parseEvent(value: unknown): AttemptEvent | null {
  if (!isObject(value)) return null
  const { type, questionId, isFlagged, position, remaining, timedOut, now, version, totalQuestions, limit } = value
  const { option } = value
  if (type === 'answer' && isText(questionId) && (option === null || isText(option))) {
    return { type, questionId, option }
  }
  if (type === 'resume' && isText(version) && isCount(totalQuestions) && isAmount(limit)) {
    return { type, version, totalQuestions, limit }
  }
  if (type === 'flag' && isText(questionId) && typeof isFlagged === 'boolean') return { type, questionId, isFlagged }
  if (type === 'move' && isCount(position)) return { type, position }
  if (type === 'pause' && isAmount(remaining)) return { type, remaining }
  if (type === 'hand-in' && isAmount(remaining) && isCount(now)) {
    return { type, remaining, now, timedOut: timedOut === true }
  }
  return null
}
