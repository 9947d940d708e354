import { createFileRoute } from '@tanstack/react-router'
import { ContributePage } from '#src/features/static-pages/contribute-page.tsx'

export const Route = createFileRoute('/_site/contribute')({
  /** `about` is the chapter or the subject that the visitor came from. */
  validateSearch: ({ about }): { about?: string } => (typeof about === 'string' && about !== '' ? { about } : {}),
  component: Contribute,
})

function Contribute() {
  return <ContributePage {...Route.useSearch()} />
}
