import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useTitle } from '../../ui/use-title.ts'

export function CatalogueNotFound({ what }: { what: 'Subject' | 'Chapter' }) {
  useTitle(`${what} Not Found`)
  return (
    <div className="page py-16">
      <EmptyState
        hint={`The ${what.toLowerCase()} you're looking for doesn't exist or has been removed.`}
        icon="search"
        level="h1"
        title={`${what} Not Found`}
      >
        <LinkButton icon="arrow-left" to="/notes">
          Back to all subjects
        </LinkButton>
      </EmptyState>
    </div>
  )
}
