export type BoundedCache = ReturnType<typeof openCache>

/** Keeps values until their sizes exceed `sizeMax` together. The least recently used one is removed first. */
export function openCache(sizeMax: number) {
  // A Map lists its entries in the order in which they were set.
  const entries = new Map<string, { value: unknown; size: number }>()
  let total = 0

  const remove = (key: string) => {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return {
    find(key: string): unknown {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },

    keep(key: string, value: unknown, size: number): void {
      remove(key)
      entries.set(key, { value, size })
      total += size
      for (const oldest of entries.keys()) {
        if (total <= sizeMax) return
        remove(oldest)
      }
    },
  }
}
