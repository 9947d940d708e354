import { useEffect, useState } from 'react'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'

const load = () => import('../exam/exam-parts.ts')
export type ExamParts = Awaited<ReturnType<typeof load>>

/**
 * What the player adds for a mock exam: null for another quiz, and undefined until it is loaded. If it cannot be loaded,
 * the player of other quizzes does, so that the answers of a running exam can still be given.
 */
export function useExamParts(quiz: PublicQuiz | undefined): ExamParts | null | undefined {
  const isExam = quiz?.exam !== undefined
  const [parts, setParts] = useState<ExamParts | null>()
  useEffect(() => {
    if (!isExam) return
    load().then(setParts, () => setParts(null))
    // The results, too, because the exam may end without a connection.
    void import('../exam/exam-results.tsx').catch(() => undefined)
  }, [isExam])
  return isExam ? parts : null
}
