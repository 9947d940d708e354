import type { Quiz } from '../../../../domain/quiz/quiz.ts'
import type { EarlierVersions } from '../../../../domain/quiz/quiz-versions.ts'
import { nameForm } from '../question-forms.ts'
import type { PublishedQuiz } from './register.ts'

/** For the worker: what the register has of each quiz beyond today's version. A quiz that never changed is not in it. */
export function listEarlierVersions(
  quizzes: readonly Quiz[],
  register: ReadonlyMap<string, PublishedQuiz>,
): Record<string, EarlierVersions> {
  const earlier = quizzes.flatMap((quiz): [string, EarlierVersions][] => {
    const published = register.get(quiz.id)
    const versions = published && toEarlierVersions(quiz, published)
    return versions ? [[quiz.id, versions]] : []
  })
  return Object.fromEntries(earlier)
}

function toEarlierVersions(today: Quiz, published: PublishedQuiz): EarlierVersions | null {
  const earlier = published.versions.filter(({ version }) => version !== today.version)
  if (earlier.length === 0) return null
  const idsOfToday = new Map(today.questions.map((question) => [nameForm(question), question.id]))
  const versions = earlier.map(({ published: _, ...version }) => ({
    ...version,
    questions: version.questions.map((name) => idsOfToday.get(name) ?? name),
  }))
  const forms = Object.entries(published.forms).filter(([name]) => !idsOfToday.has(name))
  return { first: published.versions[0]?.version ?? today.version, versions, forms: Object.fromEntries(forms) }
}
