import { type ReactNode, useSyncExternalStore } from 'react'
import { tabTexts } from '#src/platform/device/local-text.ts'
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

const WIDE = '(min-width: 48rem)'

/** Whether the screen is 768 px wide or more. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

// A student who wants the quiz dashboard on a small screen is asked once a session.
const KEY = 'quiz_dashboard_anyway'

export function viewsAnyway(): boolean {
  return tabTexts.read(KEY) === 'yes'
}

export function rememberViewAnyway(): void {
  tabTexts.write(KEY, 'yes')
}
