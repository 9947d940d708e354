import { useEffect } from 'react'
import type { PublicQuiz } from '../../../../domain/quiz/quiz.ts'
import { trpc } from '../../../app/trpc.ts'
import { loadKatex } from '../maths/katex-loader.ts'
import { hasMath } from '../maths/split-math.ts'
import { keepPaper, readPaper } from './papers.ts'

/** The questions of a quiz: from the worker, or from the device if they were fetched here before. */
export function usePaper(quizId: string) {
  const paper = trpc.quizzes.get.useQuery(
    { id: quizId },
    { initialData: () => readPaper(quizId), initialDataUpdatedAt: 0, staleTime: 60 * 60_000 },
  )
  const { data } = paper
  useEffect(() => {
    if (data) keepPaper(data, Date.now())
  }, [data])
  return paper
}

/** Fetches the typesetter if a paper has formulas; true once it is there, or is known not to come. */
export function prepareMaths(quiz: PublicQuiz): Promise<void> {
  const texts = quiz.questions.flatMap(({ question, options }) => [question, ...options])
  return texts.some(hasMath) ? loadKatex() : Promise.resolve()
}
