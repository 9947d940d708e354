import { createFileRoute } from '@tanstack/react-router'
import { countAnswered, isUnfinished } from '../../../domain/quiz/attempt-progress.ts'
import { useUserId } from '../../app/session/auth.tsx'
import { HomePage } from '../../features/home/home-page.tsx'
import { useAttempts } from '../../features/quiz/attempt/use-attempts.ts'

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
    />
  )
}
