import { useSyncExternalStore } from 'react'
import { addRecentSearch, parseRecentSearches } from './recent-search-list.ts'

const KEY = 'recent_searches'
const NONE: readonly string[] = []

const listeners = new Set<() => void>()
/** Stands for what the device keeps where it refuses to. */
let memory: string | null = null
let last: { json: string | null; terms: readonly string[] } = { json: null, terms: NONE }

/** The last searches on this device, newest first. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => NONE)
}

export function rememberSearch(term: string): void {
  write(addRecentSearch(read(), term))
}

export function forgetSearches(): void {
  write(NONE)
}

/** The same list until it changes. */
function read(): readonly string[] {
  const json = memory ?? readStored()
  if (json !== last.json) last = { json, terms: parseRecentSearches(json) }
  return last.terms
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(terms: readonly string[]): void {
  const json = JSON.stringify(terms)
  try {
    localStorage.setItem(KEY, json)
    memory = null
  } catch {
    memory = json
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
