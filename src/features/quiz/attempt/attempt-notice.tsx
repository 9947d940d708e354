import { type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Spinner } from '#src/ui/spinner.tsx'

type Props = { icon: IconName | null; page: string; title: string; children: ReactNode }

/** A screen that says where an attempt stands, in place of its player or its results. Without an icon it waits. */
export function AttemptNotice({ icon, page, title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (title) heading.current?.focus()
  }, [title])
  return (
    <div aria-live="polite" className="mx-auto flex max-w-md flex-col items-center gap-4 py-16 text-center">
      <PageHead title={page} />
      <span className="rounded-full bg-raised p-4 text-soft">
        {icon ? <Icon className="size-7" name={icon} /> : <Spinner className="size-7 text-accent" />}
      </span>
      <h1 className="text-24 outline-none" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  )
}
