import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '#src/ui/icon.tsx'

type Props = { title: string; icon: IconName; action?: ReactNode; children: ReactNode }

/** One part of the home, with its heading. */
export function Panel({ title, icon, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card flex min-w-0 grow flex-col gap-3 p-4 lg:gap-4 lg:p-6">
      <div className="flex min-h-8 items-center gap-2">
        <Icon className="text-accent" name={icon} />
        <h2 className="grow text-17" id={id}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
