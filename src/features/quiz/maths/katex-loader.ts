import { useSyncExternalStore } from 'react'

/** A formula as an element. */
type Typesetter = (tex: string) => Node

let typesetter: Typesetter | null = null
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

/** Fetches KaTeX and its style sheet, once. A failed fetch is tried again with the next call. */
export function loadKatex(): Promise<void> {
  loading ??= import('../../../ui/typeset-math.ts')
    .then(({ typesetMath }) => {
      typesetter = (tex) => typesetMath(tex, false)
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
