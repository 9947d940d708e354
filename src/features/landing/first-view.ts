/**
 * Calls `act` once, when this share of the element, from 0 to 1, is visible for the first time. `fromStart` is true if it
 * was visible already when this function was called. Returns the function that stops observing.
 */
export function watchFirstView(element: Element, share: number, act: (fromStart: boolean) => void): () => void {
  let fromStart = true
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= share)
      if (seen) {
        observer.disconnect()
        act(fromStart)
      }
      fromStart = false
    },
    { threshold: share },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * The ref of a list whose items are animated one after the other when it scrolls into view (see ARRIVALS). A list that
 * is visible from the start is not animated, and nothing is hidden before the animation begins.
 */
export function arriveOnce(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  return watchFirstView(list, 0, (fromStart) => {
    if (!fromStart) list.dataset.arrived = ''
  })
}

/** The classes of the items in such a list. */
export const ARRIVALS = [
  'in-data-arrived:stagger-0',
  'in-data-arrived:stagger-1',
  'in-data-arrived:stagger-2',
  'in-data-arrived:stagger-3',
  'in-data-arrived:stagger-4',
  'in-data-arrived:stagger-5',
] as const
