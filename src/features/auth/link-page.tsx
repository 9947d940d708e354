import { type ReactNode, useSyncExternalStore } from 'react'
import { PageHead } from '#src/ui/page-head.tsx'

/** The page of a link in a mail: one narrow card with one action. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page py-12 lg:py-16">
      <PageHead title={title} />
      <section className="card mx-auto flex max-w-md flex-col gap-4 p-6">
        <h1 className="text-24">{title}</h1>
        {children}
      </section>
    </div>
  )
}

/**
 * The token after the # in a link from a mail, which browsers do not send to a server. Empty if there is none, null
 * outside of a browser.
 */
export function useLinkToken(): string | null {
  return useSyncExternalStore(subscribe, readToken, () => null)
}

/** A second link opened in the same tab changes only the part after the #. */
function subscribe(callBack: () => void): () => void {
  addEventListener('hashchange', callBack)
  return () => removeEventListener('hashchange', callBack)
}

function readToken(): string {
  return /^#token=([\w-]+)$/.exec(location.hash)?.[1] ?? ''
}
