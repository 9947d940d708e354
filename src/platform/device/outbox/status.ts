import { useSyncExternalStore } from 'react'
import { keyOfOutgoing, type Outgoing, type OutgoingKind } from './kinds.ts'
import type { Progress } from './sender.ts'

/** The state of one student's writes in this tab, by their keys. */
export type OutboxStatus = Progress & {
  /** Writes with a final failure and its reason, since the page was opened. */
  refused: ReadonlyMap<string, string>
  /** The reason why the last write of each kind was refused; null if it has arrived. */
  last: ReadonlyMap<OutgoingKind, string | null>
}

const NOTHING: OutboxStatus = { sending: null, failed: new Map(), refused: new Map(), last: new Map() }

const statuses = new Map<string, OutboxStatus>()
const listeners = new Set<() => void>()

export function readStatus(userId: string): OutboxStatus {
  return statuses.get(userId) ?? NOTHING
}

export function changeStatus(userId: string, change: Partial<OutboxStatus>): void {
  statuses.set(userId, { ...readStatus(userId), ...change })
  for (const listener of [...listeners]) listener()
}

/** A write has arrived, or was refused with a reason. */
export function noteOutcome(userId: string, outgoing: Outgoing, reason: string | null): void {
  const { refused, last } = readStatus(userId)
  changeStatus(userId, {
    last: new Map(last).set(outgoing.kind, reason),
    ...(reason !== null && { refused: new Map(refused).set(keyOfOutgoing(outgoing), reason) }),
  })
}

/** The student tries again, so an earlier refusal is removed. */
export function forgetRefusal(userId: string, key: string): void {
  const refused = new Map(readStatus(userId).refused)
  if (refused.delete(key)) changeStatus(userId, { refused })
}

export function subscribeToStatus(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useOutboxStatus(userId: string): OutboxStatus {
  return useSyncExternalStore(
    subscribeToStatus,
    () => readStatus(userId),
    () => NOTHING,
  )
}
