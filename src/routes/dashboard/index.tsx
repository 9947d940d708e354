import { createFileRoute } from '@tanstack/react-router'
import { countAnswered, isUnfinished } from '#domain/quiz/attempt-progress.ts'
import { HomePage } from '#src/features/home/home-page.tsx'
import { useAttempts } from '#src/features/quiz/attempt/use-attempts.ts'
import { useUserId } from '#src/platform/session/auth.tsx'

export const Route = createFileRoute('/dashboard/')({ component: DashboardHome })

function DashboardHome() {
  const { attempts } = useAttempts(useUserId())
  const attempt = attempts.find(isUnfinished)
  return (
    <HomePage
      attempt={
        attempt
          ? {
              title: attempt.title,
              answered: countAnswered(attempt),
              totalQuestions: attempt.totalQuestions,
            }
          : null
      }
      attemptsHere={attempts.map(({ attemptId }) => attemptId)}
    />
  )
}
