import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Props = { icon: IconName; title: string; hint?: string; level?: 'h1' | 'h2'; children?: ReactNode }

/** Says that there is nothing to show or nothing was found, and what to do next. */
export function EmptyState({ icon, title, hint, level: Heading = 'h2', children }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <span className="rounded-full bg-raised p-4 text-soft">
        <Icon className="size-7" name={icon} />
      </span>
      <Heading className="text-20">{title}</Heading>
      {hint && <p className="max-w-md text-soft">{hint}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
