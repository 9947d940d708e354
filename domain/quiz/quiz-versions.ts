import { FIRST_VERSION } from './answers.ts'
import type { QuestionPlaces } from './question-places.ts'
import type { Question, Quiz, QuizExam } from './quiz.ts'

/** An earlier version of a quiz that students may still have open or unsent. */
export type EarlierVersion = {
  version: string
  /** Minutes. */
  timeLimit: number
  exam?: QuizExam
  /** For each question, a key of `forms`, or its id if today's quiz has it in the same form. */
  questions: string[]
}

/** The data that the worker needs, besides today's quiz, to grade earlier versions. */
export type EarlierVersions = {
  /** The version that was published first. */
  first: string
  versions: EarlierVersion[]
  /** Forms of questions that today's quiz does not have. */
  forms: Record<string, Question>
}

/** A quiz as it is today, with the data of its earlier versions. */
export type QuizWithVersions = { today: Quiz; earlier: EarlierVersions; places: QuestionPlaces }

/** The quiz in a version, or null if the version is unknown. */
export function findVersion(
  { today, earlier }: Pick<QuizWithVersions, 'today' | 'earlier'>,
  version: string,
): Quiz | null {
  const name = version === FIRST_VERSION ? earlier.first : version
  if (name === today.version) return today
  const found = earlier.versions.find((one) => one.version === name)
  if (!found) return null
  const ofToday = new Map(today.questions.map((question) => [question.id, question]))
  const questions = found.questions.flatMap((key) => earlier.forms[key] ?? ofToday.get(key) ?? [])
  const { exam: _, ...rest } = today
  return {
    ...rest,
    version: found.version,
    timeLimit: found.timeLimit,
    ...(found.exam && { exam: found.exam }),
    totalQuestions: questions.length,
    totalMarks: questions.reduce((sum, { marks }) => sum + marks, 0),
    questions,
  }
}

/**
 * The quiz with the right answers and explanations of another version, for the questions that both ask in the same
 * words with the same options. A corrected key then also counts for students who saw the question before the
 * correction.
 */
export function withKeysOf(quiz: Quiz, other: Quiz): Quiz {
  if (quiz.version === other.version) return quiz
  const others = new Map(other.questions.map((question) => [question.id, question]))
  const questions = quiz.questions.map((question) => {
    const twin = others.get(question.id)
    if (!twin || !asksTheSame(question, twin)) return question
    return { ...question, correctAnswer: twin.correctAnswer, explanation: twin.explanation }
  })
  return { ...quiz, questions }
}

function asksTheSame(one: Question, other: Question): boolean {
  return toAsked(one) === toAsked(other)
}

/** The content of a question without its key and explanation. The order of its options does not matter. */
function toAsked(question: Question): string {
  const { correctAnswer, explanation, difficulty, topic, marks, section, options, ...asked } = question
  const fields = Object.entries(asked).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([fields, options.map(({ id }) => id).sort()])
}
