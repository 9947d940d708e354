import type { ReactNode } from 'react'
import { PageHead } from '../../ui/page-head.tsx'

/** A page that a link in a mail leads to: one narrow card with one thing to do. */
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
