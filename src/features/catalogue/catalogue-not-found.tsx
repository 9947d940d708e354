import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

export function CatalogueNotFound({ what }: { what: 'Subject' | 'Chapter' }) {
  return (
    <div className="page py-16">
      <PageHead title={`${what} Not Found`} />
      <EmptyState
        hint={`The ${what.toLowerCase()} you're looking for doesn't exist or has been removed.`}
        icon="search"
        level="h1"
        title={`${what} Not Found`}
      >
        <LinkButton activeOptions={{ exact: true }} icon="arrow-left" to="/notes">
          Back to all subjects
        </LinkButton>
      </EmptyState>
    </div>
  )
}
