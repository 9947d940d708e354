import { createFileRoute } from '@tanstack/react-router'
import { describeError } from '../../app/data/trpc.ts'
import { CommunityPage } from '../../features/community/community-page.tsx'
import { useHome } from '../../features/home/use-home.ts'

export const Route = createFileRoute('/dashboard/community')({ component: CommunityRoute })

function CommunityRoute() {
  const { home, error, retry } = useHome()
  return <CommunityPage deeds={home} failure={error && describeError(error)} onRetry={retry} />
}
