import { type ReactNode, Suspense } from 'react'
import { mayPreload } from './may-preload.ts'

/** Wraps a dialog whose code is loaded when it is first opened. Until then a message says that it is loading. */
export function LaterDialog({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Loading />}>{children}</Suspense>
}

/** Loads the code of a dialog before it is opened, unless the browser saves data. */
export function preloadDialog(load: () => Promise<unknown>): void {
  if (mayPreload()) void load()
}

/** Shows only if the wait is long enough to be noticed. */
function Loading() {
  return (
    <p
      className="fixed inset-x-4 top-20 z-50 mx-auto max-w-xs rounded-lg border border-line bg-surface p-4 text-center text-soft shadow-float stagger-3"
      data-dialog-coming
      role="status"
    >
      Loading...
    </p>
  )
}
