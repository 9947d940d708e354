import type { ReactNode } from 'react'
import { PageHead } from '#src/ui/page-head.tsx'

/** The page of a link in a mail: one narrow card with one action. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page py-12 lg:py-16">
      <PageHead title={title} />
      <section className="card mx-auto flex max-w-md flex-col gap-4 p-6">
        <h1 className="text-24">{title}</h1>
        {children}
      </section>
    </div>
  )
}
