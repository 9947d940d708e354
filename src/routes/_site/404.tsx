import { createFileRoute, useRouter } from '@tanstack/react-router'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useTitle } from '../../ui/use-title.ts'

export const Route = createFileRoute('/_site/404')({ component: PageNotFound })

function PageNotFound() {
  useTitle('Page Not Found')
  const { history } = useRouter()
  return (
    <div className="page py-16">
      <EmptyState
        hint="The page you're looking for doesn't exist or has been moved."
        icon="search"
        level="h1"
        title="Page Not Found"
      >
        <Button icon="arrow-left" kind="secondary" onClick={() => history.back()}>
          Go Back
        </Button>
        <LinkButton icon="home" to="/">
          Home Page
        </LinkButton>
      </EmptyState>
    </div>
  )
}
