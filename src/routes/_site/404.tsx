import { createFileRoute, useRouter } from '@tanstack/react-router'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

export const Route = createFileRoute('/_site/404')({ component: PageNotFound })

function PageNotFound() {
  const { history, navigate } = useRouter()
  // A page that was opened directly has no page to go back to.
  const goBack = () => (window.history.length > 1 ? history.back() : navigate({ to: '/' }))
  return (
    <div className="page py-16">
      <PageHead title="Page Not Found" />
      <EmptyState
        hint="The page you're looking for doesn't exist or has been moved."
        icon="search"
        level="h1"
        title="Page Not Found"
      >
        <Button icon="arrow-left" kind="secondary" onClick={goBack}>
          Go Back
        </Button>
        <LinkButton icon="home" to="/">
          Home Page
        </LinkButton>
      </EmptyState>
    </div>
  )
}
