import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { Unsent } from '#domain/account/unsent-work.ts'
import { Count, parseJson } from '#domain/stored-json.ts'
import { useCopy } from '../copies/use-copy.ts'
import { localTexts } from '../local-text.ts'

// The number of unsent writes, as every page reads it. note-unsent.ts writes it, where the outbox is loaded.

export const NONE_UNSENT: Unsent = { results: 0, bookmarks: 0, favorites: 0, tasks: 0, marks: 0, reading: 0 }
export const UNSENT_PREFIX = 'waiting_'

/** The unsent writes of one student; for a visitor, those of all students on this device. */
export function useUnsent(userId: string | null): Unsent {
  const text = useCopy(() => sum(userId === null ? localTexts.list(UNSENT_PREFIX) : [UNSENT_PREFIX + userId]))
  return useMemo(() => parse(text), [text])
}

export function readUnsent(userId: string): Unsent {
  return parse(localTexts.read(UNSENT_PREFIX + userId))
}

function sum(keys: readonly string[]): string {
  const total = { ...NONE_UNSENT }
  for (const one of keys.map((key) => parse(localTexts.read(key)))) {
    total.results += one.results
    total.bookmarks += one.bookmarks
    total.favorites += one.favorites
    total.tasks += one.tasks
    total.marks += one.marks
    total.reading += one.reading
  }
  return JSON.stringify(total)
}

const StoredCount = z.catch(Count, 0)
const StoredUnsent = z.object({
  results: StoredCount,
  bookmarks: StoredCount,
  favorites: StoredCount,
  tasks: StoredCount,
  marks: StoredCount,
  reading: StoredCount,
})

function parse(json: string | null): Unsent {
  return parseJson(StoredUnsent, json) ?? NONE_UNSENT
}
