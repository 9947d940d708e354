import type { Quiz } from '#domain/quiz/quiz.ts'
import type { EarlierVersions } from '#domain/quiz/quiz-versions.ts'
import { nameForm } from '../question-forms.ts'
import type { PublishedQuiz } from './register.ts'

/** The part of a quiz's register that today's version does not have; empty if it was never published or never changed. */
export function listEarlierVersions(today: Quiz, published: PublishedQuiz | undefined): EarlierVersions {
  const earlier = published?.versions.filter(({ version }) => version !== today.version) ?? []
  const first = published?.versions[0]?.version ?? today.version
  if (!published || earlier.length === 0) return { first, versions: [], forms: {} }
  const idsOfToday = new Map(today.questions.map((question) => [nameForm(question), question.id]))
  const versions = earlier.map(({ published: _, ...version }) => ({
    ...version,
    questions: version.questions.map((name) => idsOfToday.get(name) ?? name),
  }))
  const forms = Object.entries(published.forms).filter(([name]) => !idsOfToday.has(name))
  return { first, versions, forms: Object.fromEntries(forms) }
}
