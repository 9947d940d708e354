import { vi } from 'vitest'

/** Repeats until the assertions hold. It waits longer than vi.waitFor by default, because a machine may be busy. */
export function waitUntil(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 30_000 })
}
