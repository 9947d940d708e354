import { type Mastery, rateMastery, type TopicRecord } from '../study/mastery.ts'
import type { PractiseSubject } from './bank-chapters.ts'
import type { HistoryItem } from './history-copy.ts'
import type { QuizSummary } from './quiz.ts'

// What the pictures of the history show.

export type SubjectAverage = { subject: string; quizzes: number /** Percent, rounded. */; averageScore: number }

/** The averages by subject, the lowest first, because that subject needs study most. */
export function averageBySubject(items: readonly Pick<HistoryItem, 'subject' | 'score'>[]): SubjectAverage[] {
  const sums = new Map<string, { quizzes: number; scoreSum: number }>()
  for (const { subject, score } of items) {
    const { quizzes, scoreSum } = sums.get(subject) ?? { quizzes: 0, scoreSum: 0 }
    sums.set(subject, { quizzes: quizzes + 1, scoreSum: scoreSum + score })
  }
  return toAverages([...sums].map(([subject, sum]) => ({ subject, ...sum })))
}

export function toAverages(sums: readonly { subject: string; quizzes: number; scoreSum: number }[]): SubjectAverage[] {
  return sums
    .filter(({ quizzes }) => quizzes > 0)
    .map(({ subject, quizzes, scoreSum }) => ({ subject, quizzes, averageScore: Math.round(scoreSum / quizzes) }))
    .sort((one, other) => one.averageScore - other.averageScore || (one.subject < other.subject ? -1 : 1))
}

/** Seconds for a question, and the seconds that one has; null if the quiz is no longer offered. */
export type Pace = { seconds: number; allowed: number | null }

/** The mean time for a question of an attempt, against the mean time that its quiz gives. */
export function paceOf(
  { quizId, timeSpent, totalQuestions }: Pick<HistoryItem, 'quizId' | 'timeSpent' | 'totalQuestions'>,
  quizzes: readonly Pick<QuizSummary, 'id' | 'timeLimit' | 'totalQuestions'>[],
): Pace {
  const quiz = quizzes.find(({ id }) => id === quizId)
  return {
    seconds: totalQuestions === 0 ? 0 : timeSpent / totalQuestions,
    allowed: quiz && quiz.totalQuestions > 0 ? (quiz.timeLimit * 60) / quiz.totalQuestions : null,
  }
}

type Record = TopicRecord & { chapter: string; topic: string }
export type WeakTopic = { key: string; topic: string /** With its subject. */; chapter: string; mastery: Mastery }

/** The topics with answers, the one with the smallest share of right answers first. `subject` is a name. */
export function listWeakTopics(
  records: readonly Record[],
  subjects: readonly PractiseSubject[],
  { subject, now }: { subject: string | undefined; now: number },
): WeakTopic[] {
  const places = new Map<string, { name: string; title: string }>(
    subjects.flatMap(({ key, name, chapters }) =>
      chapters.map(({ id, title }) => [`${key}/${id}`, { name, title: `${title} · ${name}` }]),
    ),
  )
  const topics = records.flatMap((record): WeakTopic[] => {
    const place = places.get(record.chapter)
    const mastery = rateMastery([record], now)
    if (!place || !mastery || (subject !== undefined && place.name !== subject)) return []
    return [{ key: `${record.chapter} ${record.topic}`, topic: record.topic, chapter: place.title, mastery }]
  })
  const share = ({ mastery }: WeakTopic) => mastery.right / mastery.answered
  return topics.sort(
    (one, other) =>
      share(one) - share(other) || other.mastery.answered - one.mastery.answered || (one.key < other.key ? -1 : 1),
  )
}
