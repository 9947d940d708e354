import { type ReactNode, Suspense } from 'react'
import { Waiting } from '../connection/waiting.ts'
import { mayPreload } from './may-preload.ts'

/** Around a dialog whose code is loaded when it is first opened. Until it is here, a message says that it is loading. */
export function LaterDialog({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Loading />}>{children}</Suspense>
}

/** Loads the code of a dialog before it is opened, unless data is saved. */
export function preloadDialog(load: () => Promise<unknown>): void {
  if (mayPreload()) void load()
}

/** Shows only when there is a wait worth mentioning. */
function Loading() {
  return (
    <Waiting>
      <p
        className="fixed inset-x-4 top-20 z-50 mx-auto max-w-xs rounded-lg border border-line bg-surface p-4 text-center text-soft shadow-float stagger-3"
        role="status"
      >
        Loading...
      </p>
    </Waiting>
  )
}
