import type { ReactNode } from 'react'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

export function NoteLoading() {
  return (
    <Skeleton className="flex flex-col gap-3" text="Loading note...">
      <Bone className="h-9 w-40" />
      <Bone className="h-9 w-2/3" />
      <Bone className="h-5 w-1/2" />
      <Bone className="h-4 w-1/3" />
      <Bone className="mt-2 h-[70dvh] w-full" />
    </Skeleton>
  )
}

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
