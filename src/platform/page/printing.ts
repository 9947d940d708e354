import { useSyncExternalStore } from 'react'

let isPrinting = false
const listeners = new Set<() => void>()

/** Whether the page is being printed. Paper shows what a screen folds or loads later. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back before printing. React has rendered the change before the browser continues. */
export function watchPrinting(): void {
  const paper = matchMedia('print')
  const setPrinting = (next: boolean) => {
    isPrinting = next
    for (const listener of listeners) listener()
  }
  const begin = () => {
    setPrinting(true)
    unfold()
  }
  const end = () => {
    setPrinting(false)
    fold()
  }
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  paper.addEventListener('change', () => (paper.matches ? begin() : end()))
}

const unfolded = new Set<HTMLDetailsElement>()

/** For browsers from before 2025, in which a style sheet cannot unfold a part (public/other-media.css). */
function unfold(): void {
  if (CSS.supports('selector(::details-content)')) return
  for (const part of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    part.open = true
    unfolded.add(part)
  }
}

function fold(): void {
  for (const part of unfolded) part.open = false
  unfolded.clear()
}
