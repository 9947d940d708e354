import { useSyncExternalStore } from 'react'

/** The page that the student has asked for and that waits for the connection. */
export type Goal = { href: string; tryNow: () => void; drop: () => void }

let goal: Goal | null = null
const listeners = new Set<() => void>()

export function readGoal(): Goal | null {
  return goal
}

export function setGoal(next: Goal | null): void {
  goal = next
  for (const listener of [...listeners]) listener()
}

export function useGoal(): Goal | null {
  return useSyncExternalStore(subscribe, readGoal, () => null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
