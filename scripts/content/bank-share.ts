import { join } from 'node:path'
import type { Quiz } from '#domain/quiz/quiz.ts'
import type { Mistake } from './mistakes.ts'
import type { BuiltPaper } from './papers/papers.ts'

/** The largest share of a mock exam or paper that a student may have met in quizzes. */
const SHARE_MAX = 1 / 4

/** Questions of a mock exam or a paper that are also used elsewhere. */
type Share = { file: string; line: number; met: number; total: number }

/** Finds questions that two papers share, and mocks and papers with too many questions from the quizzes. */
export function findShareMistakes(quizzes: readonly Quiz[], papers: readonly BuiltPaper[], content: string): Mistake[] {
  const inQuizzes = new Set(
    quizzes.filter(({ exam }) => !exam).flatMap(({ questions }) => questions.map(({ id }) => id)),
  )
  const isMet = ({ id }: { id: string }) => inQuizzes.has(id)
  const mocks = quizzes.flatMap(({ id, exam, questions, totalQuestions }): Share[] => {
    const file = join(content, 'quizzes', id, '_quiz.yaml')
    return exam ? [{ file, line: 1, met: questions.filter(isMet).length, total: totalQuestions }] : []
  })
  const ofPapers = papers.map(
    ({ source, drawn, total }): Share => ({ file: source, line: 1, met: drawn.filter(isMet).length, total }),
  )
  return [...findSharedQuestions(papers), ...describeShares([...mocks, ...ofPapers])]
}

function findSharedQuestions(papers: readonly BuiltPaper[]): Mistake[] {
  const first = new Map<string, string>()
  return papers.flatMap(({ listing, source, drawn }) =>
    drawn.flatMap(({ id, line }): Mistake[] => {
      const other = first.get(id)
      if (other === undefined) first.set(id, listing.id)
      if (other === undefined) return []
      return [{ file: source, line, message: `the question "${id}" is in the paper ${other} already: take another` }]
    }),
  )
}

function describeShares(shares: Share[]): Mistake[] {
  return shares
    .filter(({ met, total }) => met > total * SHARE_MAX)
    .map(({ file, line, met, total }) => ({
      file,
      line,
      message:
        `${met} of its ${total} questions stand in quizzes too, and at most ${Math.floor(total * SHARE_MAX)} may: ` +
        'take others for the rest',
    }))
}
