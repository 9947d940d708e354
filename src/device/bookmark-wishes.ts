import { parseChange } from '../../domain/catalogue/bookmark-copy.ts'
import { isText, parseObject } from '../../domain/untrusted-json.ts'
import { chooseBookmark, findRefusal, listChanges } from './bookmarks.ts'
import { listKeys, read, remove, subscribe, write } from './device-store.ts'
import type { GuestSource } from './guest-source.ts'
import { pickKept } from './visitor-work.ts'

// What a visitor would bookmark, once signed in.
const PREFIX = 'bookmark_change_guest_'
/** When a student did not want to decide about the wishes until then. */
const LEFT = 'bookmark_wishes_left'

type Wish = { subjectKey: string; name: string; at: number }

export function wishBookmark({ key, name }: { key: string; name: string }, now: number): void {
  write(PREFIX + key, JSON.stringify({ bookmarked: true, at: now, name }))
  const kept = listWishes(now).map(({ subjectKey }) => subjectKey)
  for (const other of listKeys(PREFIX)) if (!kept.includes(other)) remove(PREFIX + other)
}

function listWishes(now: number): Wish[] {
  const wishes = listKeys(PREFIX).flatMap((subjectKey) => {
    const json = read(PREFIX + subjectKey)
    const change = parseChange(subjectKey, json)
    const name = parseObject(json)?.name
    return change ? { subjectKey, name: isText(name) ? name : '', at: change.at } : []
  })
  return pickKept(wishes, ({ at }) => at, now)
}

function grant(owner: string, { subjectKey }: Wish, now: number): void {
  chooseBookmark(owner, { subjectKey, bookmarked: true, at: now })
  remove(PREFIX + subjectKey)
}

/** Signing in takes minutes. What was wished long before was perhaps somebody else's wish. */
const SIGN_IN_LASTS_MS = 60 * 60_000

/** The wishes for which a visitor has just gone to sign in become the choices of the student; of others it is asked. */
export function adoptWishes(owner: string, now: number): void {
  const leftAt = Number(read(LEFT) ?? 0)
  for (const wish of listWishes(now)) {
    if (wish.at <= now && now - wish.at < SIGN_IN_LASTS_MS && !(wish.at <= leftAt)) grant(owner, wish, now)
  }
}

export const GUEST_BOOKMARKS: GuestSource = {
  kind: 'bookmarks',
  list: (now) => listWishes(now).map(({ subjectKey, name }) => ({ id: subjectKey, title: name })),
  claim(owner, now) {
    for (const wish of listWishes(now)) grant(owner, wish, now)
  },
  stateOf(owner, subjectKey) {
    if (listChanges(owner).some((change) => change.subjectKey === subjectKey)) return { name: 'waiting' }
    const reason = findRefusal(owner, subjectKey)
    return reason ? { name: 'refused', reason } : { name: 'added' }
  },
  forget() {
    for (const subjectKey of listKeys(PREFIX)) remove(PREFIX + subjectKey)
  },
  leave: (now) => write(LEFT, String(now)),
  subscribe,
}
