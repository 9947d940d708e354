import { useSyncExternalStore } from 'react'

/** Makes the element of a formula. `tail` is punctuation that is said with it. */
type Typesetter = (tex: string, tail: string) => Node

let typesetter: Typesetter | null = null
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

/** Fetches KaTeX and its style sheet, once. */
export function loadKatex(): Promise<void> {
  loading ??= import('./typeset-math.ts').then(({ typesetMath }) => {
    typesetter = typesetMath
    for (const listener of [...listeners]) listener()
  })
  return loading
}

export function isKatexLoaded(): boolean {
  return typesetter !== null
}

/** The typesetter, or null until KaTeX is loaded. */
export function useTypesetter(): Typesetter | null {
  return useSyncExternalStore(subscribe, () => typesetter)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
