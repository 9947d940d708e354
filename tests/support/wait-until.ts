import { vi } from 'vitest'

/** Tries until the assertions hold: for longer than vi.waitFor does by itself, because a machine may do much besides. */
export function waitUntil(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 30_000 })
}
