import { createFileRoute } from '@tanstack/react-router'
import { CommunityPage } from '#src/features/community/community-page.tsx'
import { useHome } from '#src/features/home/use-home.ts'
import { describeError } from '#src/platform/data/trpc.ts'

export const Route = createFileRoute('/dashboard/community')({ component: CommunityRoute })

function CommunityRoute() {
  const { home, error, retry } = useHome()
  return <CommunityPage totals={home} failure={error && describeError(error)} onRetry={retry} />
}
