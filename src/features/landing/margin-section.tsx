import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'

/** A section whose heading is in the left margin on a wide screen, and sticks there while the section scrolls. */
export function MarginSection({
  id,
  title,
  lead,
  more,
  children,
  ...rest
}: Omit<ComponentProps<'section'>, 'className'> & {
  id: string
  title: string
  lead: string
  more?: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="grid gap-8 py-12 lg:grid-cols-[15rem_1fr] lg:gap-16 lg:py-16" {...rest}>
      <header className="flex flex-col items-start gap-3 self-start lg:sticky lg:top-24">
        <span aria-hidden="true" className="h-1 w-8 rounded-full bg-accent" />
        <h2 className="text-24 lg:text-32" id={id}>
          {title}
        </h2>
        <p className="max-w-xl text-pretty text-soft">{lead}</p>
        {more}
      </header>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

/** The link from a section to the complete list. */
export function MoreLink({ to, label }: { to: '/notes' | '/resources'; label: string }) {
  return (
    <Link
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:text-accent-strong"
      to={to}
    >
      <span>{label}</span>
      <Icon name="arrow-right" />
    </Link>
  )
}
