import { lazy, type ReactNode, useCallback, useState } from 'react'
import { isOfferPostponed } from '#src/platform/device/postponed-offer.ts'
import { Extra } from '#src/platform/loading/extra.tsx'
import { useGuestWork } from './use-guest-work.ts'

const GuestOffer = lazy(async () => ({ default: (await import('./guest-offer.tsx')).GuestOffer }))

type Props = {
  userId: string
  /** False while the page is loading, because it may take over some of the work itself. */
  isPageLoaded: boolean
  /** True if a dialog would not interrupt anything. */
  isFree: boolean
  /** Rendered after the student has decided. */
  children: (isAsking: boolean) => ReactNode
}

/** Offers a student a visitor's work on this device, if there is any. Another student needs another `key`. */
export function GuestOfferHost({ userId, isPageLoaded, isFree, children }: Props) {
  const work = useGuestWork()
  // The work that existed when the page had loaded. Later work is offered by the next page.
  const [isOffered, setOffered] = useState<boolean | null>(null)
  if (isOffered === null && isPageLoaded && work !== null)
    setOffered(work.length > 0 && !isOfferPostponed(userId, Date.now()))
  const [end, setEnd] = useState<'finishing' | 'over' | null>(null)
  const stage = end ?? (isOffered === null ? 'loading' : isOffered ? 'asking' : 'over')
  const hide = useCallback(() => setEnd('finishing'), [])
  const finish = useCallback(() => setEnd('over'), [])
  return (
    <>
      {(stage === 'finishing' || (stage === 'asking' && isFree)) && (
        <Extra>
          <GuestOffer isHidden={stage === 'finishing'} onHide={hide} onOver={finish} userId={userId} />
        </Extra>
      )}
      {children(stage === 'asking' || stage === 'loading')}
    </>
  )
}
