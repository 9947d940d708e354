import type { ReactNode } from 'react'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

const NO_REASON = "The note you're looking for doesn't exist or has been removed."

export function NoteNotFound({ reason = NO_REASON, children }: { reason?: string; children: ReactNode }) {
  return (
    <>
      <PageHead title="Note Not Found" />
      <EmptyState hint={reason} icon="file" level="h1" title="Note Not Found">
        {children}
      </EmptyState>
    </>
  )
}
