import { useMemo } from 'react'
import { GUEST } from '../../../domain/account/owner.ts'
import type { Unsent } from '../../../domain/account/unsent-work.ts'
import { isCount, parseObject } from '../../../domain/untrusted-json.ts'
import { useCopy } from '../copies/use-copy.ts'
import { localTexts } from '../local-text.ts'
import type { Store } from '../store/store.ts'
import { isOfKind, type Outgoing, type OutgoingKind } from './outgoing.ts'

const NONE: Unsent = { results: 0, bookmarks: 0, favorites: 0, tasks: 0, reading: 0 }
const NAMES: Record<OutgoingKind, keyof Unsent> = {
  attempt: 'results',
  bookmark: 'bookmarks',
  visit: 'reading',
  position: 'reading',
  task: 'tasks',
  favorite: 'favorites',
}
const PREFIX = 'waiting_'

/** Stores how much is in the outbox, so that every page can say so without opening the database. */
export function noteUnsent(store: Store, userId: string): void {
  if (userId === GUEST || !store.isLoaded(userId)) return
  const waiting = { ...NONE }
  for (const { value } of store.list('outgoing', userId)) {
    // A write that is delayed to be combined with later ones is not counted, nor is the mere opening of a page.
    if (value.notBefore <= Date.now() && !isOpening(value)) waiting[NAMES[value.kind]] += 1
  }
  const key = PREFIX + userId
  const text = JSON.stringify(waiting)
  if (text === JSON.stringify(NONE)) {
    if (localTexts.read(key) !== null) localTexts.remove(key)
  } else if (text !== localTexts.read(key)) localTexts.write(key, text)
}

function isOpening(outgoing: Outgoing): boolean {
  if (!isOfKind('visit', outgoing)) return false
  const { contentType } = outgoing.payload
  return contentType === 'quiz' || contentType === 'chapter'
}

/** How much one student has in the outbox; for a visitor, how much all students of this device have together. */
export function useUnsent(userId: string | null): Unsent {
  const text = useCopy(() => sum(userId === null ? localTexts.list(PREFIX) : [PREFIX + userId]))
  return useMemo(() => parse(text), [text])
}

export function readUnsent(userId: string): Unsent {
  return parse(localTexts.read(PREFIX + userId))
}

function sum(keys: readonly string[]): string {
  const total = { ...NONE }
  for (const one of keys.map((key) => parse(localTexts.read(key)))) {
    total.results += one.results
    total.bookmarks += one.bookmarks
    total.favorites += one.favorites
    total.tasks += one.tasks
    total.reading += one.reading
  }
  return JSON.stringify(total)
}

function parse(json: string | null): Unsent {
  const stored = parseObject(json)
  const count = (value: unknown) => (isCount(value) ? value : 0)
  return {
    results: count(stored?.results),
    bookmarks: count(stored?.bookmarks),
    favorites: count(stored?.favorites),
    tasks: count(stored?.tasks),
    reading: count(stored?.reading),
  }
}
