import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { isOfferPutOff } from '../../device/guest-put-off.ts'
import type { GuestSource } from '../../device/guest-source.ts'
import { listOffered } from './guest-items.ts'

const GuestOffer = lazy(async () => ({ default: (await import('./guest-offer.tsx')).GuestOffer }))

type Props = {
  owner: string
  sources: readonly GuestSource[]
  /** Nothing is under way that a dialog would disturb. */
  isFree: boolean
  /** What has to wait until the student has decided. */
  children: (isAsking: boolean) => ReactNode
}

/** Offers a student the work of a visitor on this device, if there is any. To be given a new key with a new student. */
export function GuestOfferHost({ owner, sources, isFree, children }: Props) {
  const [stage, setStage] = useState<'asking' | 'finishing' | 'over'>(() => {
    const now = Date.now()
    return !isOfferPutOff(owner, now) && listOffered(sources, now).length > 0 ? 'asking' : 'over'
  })
  const hide = useCallback(() => setStage('finishing'), [])
  const end = useCallback(() => setStage('over'), [])
  return (
    <>
      {(stage === 'finishing' || (stage === 'asking' && isFree)) && (
        <Suspense>
          <GuestOffer isHidden={stage === 'finishing'} onHide={hide} onOver={end} owner={owner} sources={sources} />
        </Suspense>
      )}
      {children(stage === 'asking')}
    </>
  )
}
