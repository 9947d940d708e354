import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { isOfferPostponed } from '../../device/postponed-offer.ts'
import { useGuestWork } from './use-guest-work.ts'

const GuestOffer = lazy(async () => ({ default: (await import('./guest-offer.tsx')).GuestOffer }))

type Props = {
  userId: string
  /** Nothing is under way that a dialog would disturb. */
  isFree: boolean
  /** What has to wait until the student has decided. */
  children: (isAsking: boolean) => ReactNode
}

/** Offers a student the work of a visitor on this device, if there is any. To be given a new key with a new student. */
export function GuestOfferHost({ userId, isFree, children }: Props) {
  const work = useGuestWork()
  // What there was when the page opened: what comes later is offered by the next page.
  const [isOffered, setOffered] = useState<boolean | null>(null)
  if (isOffered === null && work !== null) setOffered(work.length > 0 && !isOfferPostponed(userId, Date.now()))
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
