import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { isOfferPostponed } from '../../device/postponed-offer.ts'
import { useGuestWork } from './use-guest-work.ts'

const GuestOffer = lazy(async () => ({ default: (await import('./guest-offer.tsx')).GuestOffer }))

type Props = {
  userId: string
  /** False while the page is loading: it may take over some of the work itself. */
  isPageLoaded: boolean
  /** True while nothing is under way that a dialog would disturb. */
  isFree: boolean
  /** Rendered after the student has decided. */
  children: (isAsking: boolean) => ReactNode
}

/** Offers a student the work of a visitor on this device, if there is any. Another student needs another `key`. */
export function GuestOfferHost({ userId, isPageLoaded, isFree, children }: Props) {
  const work = useGuestWork()
  // The work that was there when the page had loaded. Later work is offered by the next page.
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
        <Suspense>
          <GuestOffer isHidden={stage === 'finishing'} onHide={hide} onOver={finish} userId={userId} />
        </Suspense>
      )}
      {children(stage === 'asking' || stage === 'loading')}
    </>
  )
}
