import { DAY_MS } from '../calendar/nepal-day.ts'
import { pathOfQuiz } from '../quiz/quiz-search.ts'
import { describeMastery, rateMastery, type TopicRecord } from './mastery.ts'

/** A subject with an average below this, in percent, is weak. */
const WEAK_BELOW = 75
const WEAK_MAX = 3
const FREQUENT_MAX = 2
/** A subject with fewer quizzes than this in that time is not practised often. */
export const FREQUENT_FROM = 3
export const FREQUENT_WITHIN_MS = 30 * DAY_MS
const FREQUENT_SCORE = 0.8
const TARGET_SCORE = 0.9
/** A topic with fewer answers than this says nothing yet. */
const SHAKY_FROM = 4
const SHAKY_MAX = 2
/** A target subject is recommended if it was not studied for this long. */
const UNSTUDIED_MS = 7 * DAY_MS

export const RECOMMENDATIONS_KEPT = 5

const HIGH_FROM = 0.8
const MEDIUM_FROM = 0.6

export type Recommendation = {
  contentId: string
  contentType: 'chapter' | 'quiz'
  title: string
  subject: string
  reason: string
  /** From 0 to 1. */
  score: number
  timestamp: number
  /** A path of this site. */
  url: string
}

/** The study data of one subject. */
export type SubjectRecord = {
  subject: string
  /** The number of quizzes in the last `FREQUENT_WITHIN_MS`. */
  recentQuizzes: number
  /** The average of all quizzes, in percent; null without a quiz. */
  average: number | null
  /** The last quiz or reading, whichever was later. worker/home/router.ts joins them. */
  lastStudiedAt: number
}

/** The pages of a subject and of its quizzes. Subjects that the catalogue does not have are not recommended. */
export type SubjectContent = {
  subject: string
  url: string
  key: string
  quizzes: readonly { id: string; title: string }[]
}

/** The last answers in a topic of a chapter. */
export type StudiedTopic = TopicRecord & { topic: string /** As subjectKey/chapter-id. */; chapter: string }

export type Studies = {
  records: readonly SubjectRecord[]
  /** Left out, no topic is recommended. */
  topics?: readonly StudiedTopic[]
  targets: readonly string[]
  /** The ids of the quizzes that were taken last. They are suggested only if there are no others. */
  recentQuizIds: readonly string[]
}

/**
 * What to do next, the most urgent first: weak subjects (up to three, the weakest first), topics that are not known well
 * yet (up to two, the shakiest first), quizzes of the subjects that were practised most recently (up to two), and target
 * subjects that were not studied in the last seven days. Five at most.
 */
export function recommend(studies: Studies, catalogue: readonly SubjectContent[], now: number): Recommendation[] {
  const contentOf = new Map(catalogue.map((content) => [content.subject, content]))
  const found = [
    ...findWeak(studies, contentOf),
    ...findShaky(studies, catalogue, now),
    ...findFrequent(studies, contentOf),
    ...findUnstudied(studies, contentOf, now),
  ]
  const first = new Map<string, Omit<Recommendation, 'timestamp'>>()
  for (const one of found.sort((a, b) => b.score - a.score)) {
    const name = `${one.contentType} ${one.contentId}`
    if (!first.has(name)) first.set(name, one)
  }
  return [...first.values()].slice(0, RECOMMENDATIONS_KEPT).map((one) => ({ ...one, timestamp: now }))
}

type Contents = ReadonlyMap<string, SubjectContent>
type Found = Omit<Recommendation, 'timestamp'>

function findWeak({ records }: Studies, contentOf: Contents): Found[] {
  return records
    .flatMap(({ subject, average }) => {
      const content = contentOf.get(subject)
      return content && average !== null && average < WEAK_BELOW ? [{ content, average }] : []
    })
    .sort((one, other) => one.average - other.average)
    .slice(0, WEAK_MAX)
    .map(({ content, average }) => ({
      ...toSubject(content),
      title: `Revise ${content.subject}`,
      reason: `Your average here is ${Math.round(average)}%`,
      score: 1 - average / 100,
    }))
}

/** One topic of a chapter, with the evidence of its level. */
function findShaky({ topics = [] }: Studies, catalogue: readonly SubjectContent[], now: number): Found[] {
  const rated = topics.flatMap(({ topic, chapter, ...record }) => {
    const mastery = rateMastery([record], now)
    const content = catalogue.find(({ key }) => chapter.startsWith(`${key}/`))
    const isShaky = mastery && mastery.answered >= SHAKY_FROM && ['started', 'growing'].includes(mastery.level)
    return isShaky && content ? [{ topic, chapter, mastery, content, share: mastery.right / mastery.answered }] : []
  })
  const chapters = new Set<string>()
  return rated
    .sort((one, other) => one.share - other.share)
    .filter(({ chapter }) => !chapters.has(chapter) && chapters.add(chapter))
    .slice(0, SHAKY_MAX)
    .map(({ topic, chapter, mastery, content, share }) => ({
      contentId: chapter,
      contentType: 'chapter' as const,
      title: `Practise ${topic}`,
      subject: content.subject,
      reason: describeMastery(mastery),
      score: 1 - share,
      url: `/dashboard/quizzes/practice?chapter=${encodeURIComponent(chapter)}`,
    }))
}

function findFrequent({ records, recentQuizIds }: Studies, contentOf: Contents): Found[] {
  return records
    .flatMap((record) => {
      const content = contentOf.get(record.subject)
      return content && record.recentQuizzes >= FREQUENT_FROM && content.quizzes.length > 0 ? [{ record, content }] : []
    })
    .sort((one, other) => other.record.recentQuizzes - one.record.recentQuizzes)
    .slice(0, FREQUENT_MAX)
    .flatMap(({ content }) => {
      const quiz = content.quizzes.find(({ id }) => !recentQuizIds.includes(id)) ?? content.quizzes[0]
      if (!quiz) return []
      return {
        contentId: quiz.id,
        contentType: 'quiz' as const,
        title: quiz.title,
        subject: content.subject,
        reason: `You practise ${content.subject} often`,
        score: FREQUENT_SCORE,
        url: pathOfQuiz(quiz.title),
      }
    })
}

function findUnstudied({ records, targets }: Studies, contentOf: Contents, now: number): Found[] {
  const studied = new Set(
    records.filter(({ lastStudiedAt }) => now - lastStudiedAt < UNSTUDIED_MS).map(({ subject }) => subject),
  )
  return targets.flatMap((subject) => {
    const content = contentOf.get(subject)
    if (!content || studied.has(subject)) return []
    return {
      ...toSubject(content),
      title: `Study ${subject}`,
      reason: 'A target of yours, not studied in the last 7 days',
      score: TARGET_SCORE,
    }
  })
}

function toSubject({ key, subject, url }: SubjectContent) {
  return { contentId: key, contentType: 'chapter' as const, subject, url }
}

export function isHighPriority(score: number): boolean {
  return score >= HIGH_FROM
}

export function recommendationColour(score: number): 'red' | 'yellow' | 'green' {
  if (score >= HIGH_FROM) return 'red'
  return score >= MEDIUM_FROM ? 'yellow' : 'green'
}
