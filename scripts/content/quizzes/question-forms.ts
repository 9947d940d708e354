import { createHash } from 'node:crypto'
import type { Option } from '../../../domain/quiz/answers.ts'
import type { Question, Quiz } from '../../../domain/quiz/quiz.ts'

/** The options with ids from their texts: 30 bits of a hash, because these ids are most of what a stored attempt holds. */
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
 * Authors name a question by what it asks, and such a name can give its answer away. What leaves the worker is a short
 * hash of it, the same in every build, so that attempts stored earlier still find their questions.
 */
export function hideQuestionNames(quiz: Quiz): Quiz {
  const questions = quiz.questions.map((question) => ({ ...question, id: hashOf(`${quiz.id}/${question.id}`, 12) }))
  if (new Set(questions.map(({ id }) => id)).size < questions.length)
    throw new Error(`Two hashes in ${quiz.id} are the same.`)
  return { ...quiz, questions }
}

/** Names a form of a question: it changes with every letter that a student reads or is graded by. */
export function nameForm(question: Question): string {
  return `${question.id}.${hashOf(textOf(question), 8)}`
}

/** Names a version of a quiz: its questions in their forms and order, its time, and what an exam takes off. */
export function nameVersion({ timeLimit, exam, questions }: Omit<Quiz, 'version'>): string {
  const facts = exam && [exam.id, exam.name, exam.penaltyPerWrong, exam.sections.map(({ name }) => name)]
  return hashOf(JSON.stringify([timeLimit, facts ?? null, questions.map(textOf)]), 12)
}

/** All fields in a fixed order. A new one belongs here, too: the type refuses that one is missing. */
function textOf(form: Question): string {
  const { id, question, options, correctAnswer, explanation, difficulty, topic, marks, section = null, figure } = form
  const texts = options.map(({ text }) => text)
  const fields: Record<Exclude<keyof Question, 'figure'>, unknown> = {
    id,
    question,
    options: texts,
    correctAnswer,
    explanation,
    difficulty,
    topic,
    marks,
    section,
  }
  // Only where there are any, so that a question without drawings has the name that it had before there were some.
  const drawings = [figure, ...options.map(({ svg }) => svg)]
  const drawn = drawings.some((drawing) => drawing !== undefined) ? [drawings] : []
  return JSON.stringify([...Object.values(fields), ...drawn])
}

function hashOf(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length)
}
