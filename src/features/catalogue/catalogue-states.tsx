import type { ReactNode } from 'react'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

// The loading states are a separate file, because they are in the first bundle and their pages are not.

export function SubjectListLoading() {
  return (
    <PageLoading text="Loading subjects...">
      <Bone className="h-10 w-56" />
      <Bone className="h-11" />
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        <Bones className="h-72 rounded-lg" />
      </div>
    </PageLoading>
  )
}

export function ChapterListLoading() {
  return (
    <PageLoading text="Loading chapters...">
      <Bone className="h-11 w-40" />
      <Bone className="h-14 w-72" />
      <div className="flex flex-col gap-2">
        <Bones className="h-24 rounded-lg" />
      </div>
    </PageLoading>
  )
}

export function ChapterNotesLoading() {
  return (
    <PageLoading text="Loading notes...">
      <Bone className="h-11 w-40" />
      <Bone className="h-10 w-72" />
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
        <Bone className="h-40 rounded-lg" />
        <Bone className="h-64 rounded-lg" />
      </div>
    </PageLoading>
  )
}

function PageLoading({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="page py-8 lg:py-12">
      <Skeleton className="flex flex-col gap-6" text={text}>
        {children}
      </Skeleton>
    </div>
  )
}

function Bones({ className }: { className: string }) {
  return ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => <Bone className={className} key={key} />)
}

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
