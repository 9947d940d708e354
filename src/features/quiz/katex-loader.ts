import { useSyncExternalStore } from 'react'

type Katex = typeof import('katex').default

let katex: Katex | null = null
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

/** Fetches the typesetter and its style sheet, once. A failed fetch is tried again with the next call. */
export function loadKatex(): Promise<void> {
  loading ??= Promise.all([import('katex'), import('katex/dist/katex.min.css')])
    .then(([module]) => {
      katex = module.default
      for (const listener of [...listeners]) listener()
    })
    .catch(() => {
      loading = null
    })
  return loading
}

/** The typesetter, or null until it is there. */
export function useKatex(): Katex | null {
  return useSyncExternalStore(subscribe, () => katex)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
