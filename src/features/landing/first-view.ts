/**
 * Calls `act` once, when this share of the element, from 0 to 1, is on the screen for the first time. `fromStart` says
 * that it already was when the watching began. The answer ends the watching.
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
 * The ref of a list whose items come in one after the other, see ARRIVALS. What is on the screen from the start stays as
 * it is, and before it is seen nothing is hidden: the page is whole for who reads it without scrolling.
 */
export function arriveOnce(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  return watchFirstView(list, 0, (fromStart) => {
    if (!fromStart) list.dataset.arrived = ''
  })
}

/** The class of the nth item in such a list. */
export const ARRIVALS = [
  'in-data-arrived:stagger-0',
  'in-data-arrived:stagger-1',
  'in-data-arrived:stagger-2',
  'in-data-arrived:stagger-3',
  'in-data-arrived:stagger-4',
  'in-data-arrived:stagger-5',
] as const
