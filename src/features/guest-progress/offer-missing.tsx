import { useEffect } from 'react'

/** Stands for the offer where that did not load: nothing waits for it, and it comes with another visit. */
export function OfferMissing({ onOver }: { onOver: () => void }) {
  useEffect(() => onOver(), [onOver])
  return null
}
