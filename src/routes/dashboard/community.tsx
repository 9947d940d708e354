import { createFileRoute } from '@tanstack/react-router'
import { describeError } from '../../app/data/trpc.ts'
import { CommunityPage } from '../../features/community/community-page.tsx'
import { useHome } from '../../features/home/use-home.ts'

export const Route = createFileRoute('/dashboard/community')({ component: CommunityRoute })

function CommunityRoute() {
  const { home, error, retry } = useHome()
  const deeds = home && {
    quizzes: home.summary.totalQuizzes,
    views: home.summary.totalContentViews,
    points: home.profile?.points ?? 0,
  }
  return <CommunityPage deeds={deeds} failure={error && describeError(error)} onRetry={retry} />
}
