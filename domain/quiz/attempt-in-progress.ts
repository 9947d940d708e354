import { isAmount, isCount, isText, parseObject, toAnswers, toTexts } from '../untrusted-json.ts'
import type { Answers } from './grading.ts'
import type { PublicQuiz, QuizSummary } from './quiz.ts'

const VERSION = 1

/** A sitting that is not handed in yet, as the device keeps it: enough to go on after anything. */
export type UnfinishedAttempt = {
  attemptId: string
  quizId: string
  title: string
  subject: string
  totalQuestions: number
  /** Seconds. */
  limit: number
  /** Seconds. */
  remaining: number
  answers: Answers
  flagged: string[]
  /** Zero-based index of the question that is shown. */
  position: number
  /** Counts the student's changes, so that of two copies the later is known. */
  revision: number
}

export function startAttempt(quiz: QuizSummary, attemptId: string): UnfinishedAttempt {
  const limit = quiz.timeLimit * 60
  return {
    attemptId,
    quizId: quiz.id,
    title: quiz.title,
    subject: quiz.subject,
    totalQuestions: quiz.totalQuestions,
    limit,
    remaining: limit,
    answers: {},
    flagged: [],
    position: 0,
    revision: 0,
  }
}

export function serializeAttempt(attempt: UnfinishedAttempt): string {
  return JSON.stringify({ version: VERSION, ...attempt })
}

/** The attempt that a device kept, or null if it cannot be read. What is wrong in parts is left out in parts. */
export function parseAttempt(json: string | null): UnfinishedAttempt | null {
  const kept = parseObject(json)
  if (kept?.version !== VERSION) return null
  const { attemptId, quizId, title, subject, totalQuestions, limit, remaining, position, revision } = kept
  if (!isText(attemptId) || !isText(quizId) || !isText(title) || !isText(subject)) return null
  if (!isCount(totalQuestions) || !isAmount(limit) || !isAmount(remaining)) return null
  return {
    attemptId,
    quizId,
    title,
    subject,
    totalQuestions,
    limit,
    remaining: Math.min(remaining, limit),
    answers: toAnswers(kept.answers),
    flagged: toTexts(kept.flagged),
    position: isCount(position) ? position : 0,
    revision: isCount(revision) ? revision : 0,
  }
}

/** Fits an attempt to its quiz, which may have been corrected since: the worker refuses answers to what is not asked. */
export function fitAttempt(attempt: UnfinishedAttempt, quiz: PublicQuiz): UnfinishedAttempt {
  const options = new Map(quiz.questions.map((question) => [question.id, question.options.length]))
  return {
    ...attempt,
    answers: Object.fromEntries(
      Object.entries(attempt.answers).filter(([id, option]) => option < (options.get(id) ?? 0)),
    ),
    flagged: attempt.flagged.filter((id) => options.has(id)),
    position: Math.min(attempt.position, Math.max(0, quiz.questions.length - 1)),
    totalQuestions: quiz.totalQuestions,
  }
}

/** Null takes an answer back. */
export function chooseOption(attempt: UnfinishedAttempt, questionId: string, option: number | null): UnfinishedAttempt {
  const { [questionId]: _, ...others } = attempt.answers
  return { ...attempt, answers: option === null ? others : { ...others, [questionId]: option }, ...next(attempt) }
}

export function toggleFlag(attempt: UnfinishedAttempt, questionId: string): UnfinishedAttempt {
  const { flagged } = attempt
  return {
    ...attempt,
    flagged: flagged.includes(questionId) ? flagged.filter((id) => id !== questionId) : [...flagged, questionId],
    ...next(attempt),
  }
}

/** Stays where it is at both ends. */
export function moveTo(attempt: UnfinishedAttempt, position: number): UnfinishedAttempt {
  const last = Math.max(0, attempt.totalQuestions - 1)
  return { ...attempt, position: Math.min(Math.max(0, position), last), ...next(attempt) }
}

function next({ revision }: UnfinishedAttempt) {
  return { revision: revision + 1 }
}

export function countAnswered({ answers }: UnfinishedAttempt): number {
  return Object.keys(answers).length
}
