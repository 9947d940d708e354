import listAddress from '#content/built/quiz-list.json?url'
import { gradeQuiz } from '#domain/quiz/grading.ts'
import { type Question, type Quiz, type QuizSummary, withoutAnswers } from '#domain/quiz/quiz.ts'
import type { Answers } from './fake-worker.ts'

/**
 * A quiz of the catalogue with this many simple questions, whose first option is right, and the worker's answers about
 * it. In a mock exam each section has its share of them, in order.
 */
export async function fakeQuiz(title: string, count: number) {
  const listed: QuizSummary[] = await (await fetch(listAddress)).json()
  const summary = listed.find((quiz) => quiz.title === title)
  if (!summary) throw new Error(`The catalogue has no quiz ${title}.`)
  const sections = summary.exam?.sections ?? []
  const questions = Array.from(
    { length: count },
    (_, index): Question => ({
      id: `question-${index + 1}`,
      question: `What is ${index} + 1?`,
      options: ['a', 'b', 'c', 'd'].map((id, add) => ({ id, text: String(index + 1 + add) })),
      correctAnswer: 'a',
      explanation: `It is ${index + 1}.`,
      difficulty: 'Easy',
      topic: 'Sums',
      marks: 1,
      ...sectionOf(sections[Math.floor((index * sections.length) / count)]),
    }),
  )
  const exam = summary.exam && { ...summary.exam, ...EXAM_REMARKS }
  const quiz: Quiz = {
    ...summary,
    ...(exam && { exam }),
    version: '0123456789ab',
    totalQuestions: count,
    totalMarks: count,
    questions,
  }
  const answers = {
    quizzes: { get: () => withoutAnswers(quiz) },
    quizResults: {
      submit: ({ answers, timeSpent }) => ({
        saved: false,
        timeSpent,
        timeSpentClamped: false,
        grade: gradeQuiz(quiz, answers as Record<string, string>),
      }),
    },
  } satisfies Answers
  return { quiz, answers }
}

/** What the list of quizzes does without. */
const EXAM_REMARKS = { year: 2082, medium: 'paper', penaltyRemark: 'Some sources take off 10% instead.' } as const

const sectionOf = (section: { name: string } | undefined) => (section ? { section: section.name } : {})
