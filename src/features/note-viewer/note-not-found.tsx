import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useTitle } from '../../ui/use-title.ts'

const NO_REASON = "The note you're looking for doesn't exist or has been removed."

export function NoteNotFound({ reason = NO_REASON, children }: { reason?: string; children: ReactNode }) {
  useTitle('Note Not Found')
  return (
    <EmptyState hint={reason} icon="file" level="h1" title="Note Not Found">
      {children}
    </EmptyState>
  )
}
