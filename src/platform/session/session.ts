import * as z from 'zod/mini'
import { parseJson, Text } from '#domain/stored-json.ts'
import { fetchWithin } from '../data/fetch-within.ts'
import type { AuthUser, Outputs } from '../data/trpc.ts'
import { forgetCopiesOfOthers, forgetTab, forgetTraces } from '../device/forget-student.ts'
import { localTexts } from '../device/local-text.ts'
import { hasSession } from './has-session.ts'
import { watchSession } from './session-watch.ts'

export type { AuthUser }

const LAST_USER = 'last_user'
const EPOCH = 'session_epoch'

/** Who was last signed in on this device, for other tabs and for when the worker does not answer. */
function readLastUser(): AuthUser | null {
  return hasSession() ? parseUser(localTexts.read(LAST_USER)) : null
}

/** How the epoch begins that a tab writes in which a student signs out. */
const LEFT = 'left '
const readLeft = () => localTexts.read(EPOCH)?.startsWith(LEFT) ?? false

/** Removes everything of other students from the device before anything of this student is shown. */
function writeLastUser(user: AuthUser | null, hasLeft: boolean): void {
  const before = localTexts.read(LAST_USER)
  const isOther = parseUser(before)?.uid !== user?.uid
  // Another tab can have recorded the end first, without knowing that the student has left.
  if (isOther || (hasLeft && !readLeft())) {
    // First, so that a tab that hears of the user knows that older answers do not count.
    localTexts.write(EPOCH, (hasLeft ? LEFT : '') + crypto.randomUUID())
  }
  if (isOther && before) forgetTraces()
  forgetCopiesOfOthers(user?.uid ?? null)
  const text = user && JSON.stringify(user)
  if (text === null) localTexts.remove(LAST_USER)
  else if (text !== before && !localTexts.write(LAST_USER, text)) console.error('Who is signed in was not kept')
}

const NameOrNull = z.catch(z.nullable(Text), null)
const StoredUser = z.object({ uid: Text, email: Text, displayName: NameOrNull, photoURL: NameOrNull })

function parseUser(json: string | null): AuthUser | null {
  return parseJson(StoredUser, json)
}

/** Who is signed in, as this tab knows it. */
export const session = watchSession({
  ask: askSession,
  shared: {
    hasSession,
    read: readLastUser,
    write: writeLastUser,
    hasLeft: readLeft,
    epoch: () => localTexts.read(EPOCH),
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === LAST_USER || key === EPOCH) listener()
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  },
})

/** Whether it is known that nobody is signed in. A page is hydrated as a visitor's, even if a student reads it. */
export function isVisitor(): boolean {
  const { user, loading } = session.read()
  return user === null && !loading
}

// Before any other listener.
let { generation } = session.read()
session.subscribe(() => {
  if (session.read().generation === generation) return
  generation = session.read().generation
  forgetTab()
})

type Answer = { result: { data: Outputs['session'] } }

/**
 * Asks the worker who is signed in. Without the tRPC client, because every page asks, and most need nothing else of it.
 */
export async function askSession(): Promise<AuthUser | null> {
  const response = await fetchWithin('/api/trpc/session')
  if (!response.ok) throw new Error(`Asking for the session was answered with ${response.status}.`)
  const { result }: Answer = await response.json()
  return result.data.user
}
