import { useSyncExternalStore } from 'react'
import type { Typesetter } from './typeset.ts'

let typesetter: Typesetter | null = null
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

/** Fetches KaTeX and its style sheet, once. A failed fetch is tried again with the next call. */
export function loadKatex(): Promise<void> {
  loading ??= Promise.all([import('./typeset.ts'), import('katex/dist/katex.min.css')])
    .then(([{ typeset }]) => {
      typesetter = typeset
      for (const listener of [...listeners]) listener()
    })
    .catch(() => {
      loading = null
    })
  return loading
}

/** What sets formulas, or null until it is there. */
export function useTypesetter(): Typesetter | null {
  return useSyncExternalStore(subscribe, () => typesetter)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
