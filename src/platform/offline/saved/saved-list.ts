import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { nameOfTarget, type OfflineTarget } from '#domain/catalogue/offline.ts'
import { Amount, Count, parseJson, Text, validItems } from '#domain/stored-json.ts'
import { localTexts } from '#src/platform/device/local-text.ts'

/** What this device has saved, whoever uses it: it is public. The files are in a cache, the quizzes in the device's store. */
const Saved = z.object({
  kind: z.enum(['note', 'quiz', 'chapter', 'subject']),
  subjectKey: Text,
  id: Text,
  title: Text,
  /** Of a note. */
  chapterId: z.nullable(Text),
  bytes: Amount,
  savedAt: Count,
  /** Everything has arrived. Else saving was cut, and can go on. */
  isWhole: z.boolean(),
})
export type Saved = z.infer<typeof Saved>

/** How far saving a target is, in bytes. With a failure it has stopped. */
export type Saving = { done: number; total: number; failure: string | null; stop: AbortController }

const KEY = 'saved_offline'

export function readSaved(): Saved[] {
  return parseSaved(localTexts.read(KEY))
}

/** The newest first. */
export function useSaved(): Saved[] {
  const text = useSyncExternalStore(
    localTexts.subscribe,
    () => localTexts.read(KEY),
    () => null,
  )
  return parseSaved(text).sort((one, other) => other.savedAt - one.savedAt)
}

export function putSaved(saved: Saved): void {
  write([...readSaved().filter((other) => nameOfTarget(other) !== nameOfTarget(saved)), saved])
}

export function dropSaved(target: OfflineTarget): void {
  write(readSaved().filter((other) => nameOfTarget(other) !== nameOfTarget(target)))
}

function write(list: Saved[]): void {
  localTexts.write(KEY, JSON.stringify(list))
}

/** If something else has written there, it is empty: what is saved can be saved again. */
function parseSaved(text: string | null): Saved[] {
  return parseJson(validItems(Saved), text) ?? []
}

const savings = new Map<string, Saving>()
const listeners = new Set<() => void>()

/** How far saving a target is; null when it is not being saved and has not failed. */
export function readSaving(target: OfflineTarget): Saving | null {
  return savings.get(nameOfTarget(target)) ?? null
}

export function useSaving(target: OfflineTarget): Saving | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => readSaving(target),
    () => null,
  )
}

export function setSaving(target: OfflineTarget, saving: Saving | null): void {
  if (saving) savings.set(nameOfTarget(target), saving)
  else savings.delete(nameOfTarget(target))
  for (const listener of [...listeners]) listener()
}

/** Stops saving a target. What has arrived stays, so that it can continue. */
export function cancelSaving(target: OfflineTarget): void {
  readSaving(target)?.stop.abort()
}
