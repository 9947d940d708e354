import { useEffect, useMemo, useState } from 'react'
import type { UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import { pathOfQuiz } from '#domain/quiz/quiz-search.ts'
import { orderQuiz } from '#domain/quiz/shuffle.ts'
import { useVisit } from '#src/platform/visit/use-visit.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { Player } from './player.tsx'
import { useExamParts } from './use-exam-parts.ts'
import { isMathsReady, prepareMaths, useQuiz } from './use-quiz.ts'
import { WaitForQuestions } from './wait-for-questions.tsx'

type Props = { userId: string; attempt: UnfinishedAttempt; onLeave: () => void }

/** Fetches everything that the player needs first, because the clock runs only while the student sees the questions. */
export function PlayerScreen(props: Props) {
  const { quizId, title, subject } = props.attempt
  useVisit({ contentType: 'quiz', contentId: quizId, title, subject, url: pathOfQuiz(title) })
  return (
    <>
      <PageHead title={props.attempt.title} />
      <PlayerOrWait {...props} />
    </>
  )
}

function PlayerOrWait({ userId, attempt, onLeave }: Props) {
  const [version] = useState(attempt.version)
  const query = useQuiz(attempt.quizId, version)
  // The first questions that arrive are those of the attempt. They stay, even if others arrive later.
  const [written, setWritten] = useState(query.quiz)
  if (!written && query.quiz) setWritten(query.quiz)
  const { attemptId } = attempt
  const quiz = useMemo(() => written && orderQuiz(written, attemptId), [written, attemptId])
  const isReady = useMathsReady(quiz)
  const exam = useExamParts(quiz)

  if (quiz && exam && attempt.paper === 'entering') {
    return <exam.PaperEntry onLeave={onLeave} quiz={quiz} stored={attempt} userId={userId} />
  }
  if (quiz && isReady && exam !== undefined)
    return <Player exam={exam} onLeave={onLeave} quiz={quiz} stored={attempt} userId={userId} />
  return <WaitForQuestions onLeave={onLeave} query={query} />
}

function useMathsReady(quiz: PublicQuiz | undefined): boolean {
  const [isReady, setReady] = useState(() => quiz !== undefined && isMathsReady(quiz))
  useEffect(() => {
    if (quiz) void prepareMaths(quiz).then(() => setReady(true))
  }, [quiz])
  return isReady
}
