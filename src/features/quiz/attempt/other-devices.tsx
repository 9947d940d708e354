import { useEffect } from 'react'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { receiveUnfinished } from '#src/platform/device/other-devices.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'

type Props = { userId: string; quizzes: readonly QuizSummary[] }

/** Asks for the unfinished attempts of the student's other devices. They show with those of this one. */
export function OtherDevices({ userId, quizzes }: Props) {
  const { data, dataUpdatedAt } = trpc.runningAttempts.list.useQuery(undefined, { staleTime: 0 })
  useEffect(() => {
    if (data) void receiveUnfinished(deviceStore(), userId, quizzes, { attempts: data, at: dataUpdatedAt })
  }, [data, dataUpdatedAt, userId, quizzes])
  return null
}
