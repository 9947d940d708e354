import quizzes from '../../content/built/quizzes.json'
import type { Quiz } from '../../domain/quiz/quiz.ts'
import type { EarlierVersions } from '../../domain/quiz/quiz-versions.ts'

// The only module with the answers. The linter keeps the browser's code from importing it.
const bank = new Map((quizzes as Quiz[]).map((quiz) => [quiz.id, quiz]))

/** All quizzes as they are today. */
export function listBank(): Quiz[] {
  return [...bank.values()]
}

/** A quiz as it is today. */
export function findInBank(id: string): Quiz | undefined {
  return bank.get(id)
}

/** The earlier versions of a quiz. They are evaluated when they are first asked for: most requests need none. */
export async function findEarlierVersions(id: string): Promise<EarlierVersions | undefined> {
  const { default: earlier } = await import('../../content/built/earlier-quizzes.json')
  const versions = earlier as Record<string, EarlierVersions>
  return Object.hasOwn(versions, id) ? versions[id] : undefined
}
