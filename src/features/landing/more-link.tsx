import { Link } from '@tanstack/react-router'
import { Icon } from '#src/ui/icon.tsx'

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
