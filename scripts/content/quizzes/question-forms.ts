import { createHash } from 'node:crypto'
import type { Option } from '#domain/quiz/answers.ts'
import type { Question, Quiz, QuizExam } from '#domain/quiz/quiz.ts'

/**
 * The options with ids made from their texts: 30 bits of a hash, because these ids are most of the size of a stored
 * attempt.
 */
export function toOptions(texts: readonly string[], svgs: readonly string[] = []): Option[] {
  const options = texts.map((text, index): Option => {
    const svg = svgs[index]
    const hash = createHash('sha256')
      .update(text)
      .update(svg ?? '')
    return { id: hash.digest('base64url').slice(0, 5), text, ...(svg !== undefined && { svg }) }
  })
  if (new Set(options.map(({ id }) => id)).size < options.length) {
    throw new Error(`Two of these options have the same hash: ${texts.join(' | ')}`)
  }
  return options
}

/**
 * Authors name a question by its content, and such a name can give its answer away. The worker sends a short hash of
 * it, the same in every build, so that attempts stored earlier still find their questions.
 */
export function hideQuestionNames(quiz: Quiz): Quiz {
  const questions = quiz.questions.map((question) => ({ ...question, id: hideName(quiz.id, question.id) }))
  if (new Set(questions.map(({ id }) => id)).size < questions.length)
    throw new Error(`Two hashes in ${quiz.id} are the same.`)
  return { ...quiz, questions }
}

export function hideName(quizId: string, questionId: string): string {
  return hashOf(`${quizId}/${questionId}`, 12)
}

/** The name of a form of a question. It changes with every letter that a student reads or is graded by. */
export function nameForm(question: Question): string {
  return `${question.id}.${hashOf(textOf(question), 8)}`
}

/** The name of a version of a quiz: its questions in their forms and order, its time, and everything about its exam. */
export function nameVersion({ timeLimit, exam, questions }: Omit<Quiz, 'version'>): string {
  return hashOf(JSON.stringify([timeLimit, exam ? factsOf(exam) : null, questions.map(textOf)]), 12)
}

// Fields that are added later, and so are not named in these functions, are part of the name only if they are present.
// Anything without them keeps its earlier name.
const more = (others: object) => (Object.keys(others).length > 0 ? [others] : [])

function factsOf({ id, name, penaltyPerWrong, sections, ...rest }: QuizExam): unknown[] {
  // They are read before an attempt and change nothing in it.
  const { penaltyRemark: _, year: __, medium: ___, ...others } = rest
  // The number of questions follows from the questions themselves.
  const parts = sections.map(({ id: _, questions: __, name, ...others }) => {
    const [added] = more(others)
    return added ? [name, added] : name
  })
  return [id, name, penaltyPerWrong, parts, ...more(others)]
}

function textOf(form: Question): string {
  const { id, question, options, correctAnswer, explanation, difficulty, topic, marks, section, figure, ...others } =
    form
  const texts = options.map(({ text }) => text)
  const drawings = [figure, ...options.map(({ svg }) => svg)]
  const drawn = drawings.some((drawing) => drawing !== undefined) ? [drawings] : []
  const fields = [id, question, texts, correctAnswer, explanation, difficulty, topic, marks, section ?? null]
  return JSON.stringify([...fields, ...drawn, ...more(others)])
}

function hashOf(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length)
}
