import type { Sender } from '../device/outbox/sender.ts'

// For code that must work without the script of sending.ts, such as signing out.

/** The senders of this page by their owners. */
export const senders = new Map<string, Sender>()

let isMissing = false
const listeners = new Set<() => void>()

/** Whether the script did not arrive. Some browsers do not fetch it again as long as the page lives. */
export const isSendingMissing = () => isMissing

export function noteSendingMissing(next: boolean): void {
  isMissing = next
  for (const listener of [...listeners]) listener()
}

export function subscribeToSending(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sends all waiting writes at once. Resolves when each was tried. */
export async function sendNow(userId: string, options?: { all: boolean }): Promise<void> {
  await senders.get(userId)?.sendNow(options)
}
