import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { TABS, type Tab } from './dashboard-tabs.ts'

type Props = {
  current: Tab
  onNavigate?: () => void
  /** Shown below the links. */
  children?: ReactNode
}

/** The links of the dashboard, in the drawer and in the fixed sidebar. */
export function SideMenu({ current, onNavigate, children }: Props) {
  return (
    <div className="flex h-full flex-col gap-6 p-4">
      <Link
        activeOptions={{ exact: true }}
        className="flex min-h-11 items-center gap-2 px-2 text-17 font-semibold"
        onClick={onNavigate}
        to="/dashboard"
      >
        <Icon className="size-6 text-accent" name="book" />
        Student Dashboard
      </Link>
      <nav aria-label="Dashboard">
        <ul className="flex flex-col gap-1">
          {TABS.map((tab) => (
            <li key={tab.path}>
              <Link
                activeOptions={{ exact: true }}
                aria-current={tab === current ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-sm px-3 font-semibold text-soft transition-colors duration-150 hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-accent"
                onClick={onNavigate}
                to={tab.path}
              >
                <Icon name={tab.icon} />
                <span>{tab.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto flex flex-col gap-2">
        <Link
          className="flex min-h-11 items-center gap-3 rounded-sm px-3 text-13 text-soft hover:text-ink"
          onClick={onNavigate}
          to="/notes"
        >
          <Icon className="size-4" name="external" />
          Public site
        </Link>
        {children}
        <p className="px-3 text-13 text-faint">Dashboard v1.0</p>
      </div>
    </div>
  )
}
