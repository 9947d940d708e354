import type { ReactNode } from 'react'
import { EmptyState } from '#src/ui/empty-state.tsx'

/** Shown in place of the quiz dashboard on a small screen. `children` is the link or button to continue. */
export function DesktopNotice({ level, children }: { level: 'h1' | 'h2'; children: ReactNode }) {
  return (
    <div className="card">
      <EmptyState
        hint="Your quiz dashboard has charts and long lists that read best on a wide screen."
        icon="monitor"
        level={level}
        title="Desktop Experience Required"
      >
        {children}
      </EmptyState>
    </div>
  )
}
