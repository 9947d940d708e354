import type { GradedQuestion, GradedQuiz } from './grading.ts'
import type { PublicQuestion } from './quiz.ts'

/** The share of all questions that were answered correctly, in rounded percent. Unanswered questions count as wrong. */
export function accuracy({ correctAnswers, totalQuestions }: GradedQuiz): number {
  return totalQuestions === 0 ? 0 : Math.round((correctAnswers / totalQuestions) * 100)
}

export type TopicMarks = { topic: string; earned: number; total: number }

/**
 * Marks by topic, the weakest topic first, because a student should study it next. Equal shares are sorted by marks.
 */
export function sumMarksByTopic(questions: readonly PublicQuestion[], graded: readonly GradedQuestion[]): TopicMarks[] {
  const correct = new Set(graded.filter((question) => question.isCorrect).map((question) => question.id))
  const topics = new Map<string, TopicMarks>()
  for (const { id, topic, marks } of questions) {
    const sum = topics.get(topic) ?? { topic, earned: 0, total: 0 }
    sum.total += marks
    if (correct.has(id)) sum.earned += marks
    topics.set(topic, sum)
  }
  const share = ({ earned, total }: TopicMarks) => (total === 0 ? 0 : earned / total)
  return [...topics.values()].sort((a, b) => share(a) - share(b) || b.total - a.total || (a.topic < b.topic ? -1 : 1))
}

export type Outcome = 'correct' | 'wrong' | 'unanswered'

export function outcomeOf({ chosen, isCorrect }: GradedQuestion): Outcome {
  if (isCorrect) return 'correct'
  return chosen === null ? 'unanswered' : 'wrong'
}

/** What a question brought: its marks, nothing, or less than nothing. `penalty` is that of a wrong answer. */
export function marksOf(graded: GradedQuestion, marks: number, penalty: number): number {
  const outcome = outcomeOf(graded)
  return outcome === 'correct' ? marks : outcome === 'wrong' && penalty > 0 ? -penalty : 0
}
