import { useSyncExternalStore } from 'react'
import { nameOfTarget, type OfflineKind, type OfflineTarget } from '#domain/catalogue/offline.ts'
import { isAmount, isCount, isObject, isText } from '#domain/untrusted-json.ts'
import { localTexts } from '#src/platform/device/local-text.ts'

/** What this device has saved, whoever uses it: it is public. The files are in a cache, the quizzes in the device's store. */
export type Saved = OfflineTarget & {
  title: string
  /** Of a note. */
  chapterId: string | null
  bytes: number
  savedAt: number
  /** Everything has arrived. Else saving was cut, and can go on. */
  isWhole: boolean
}

/** How far saving a target is, in bytes. With a failure it has stopped. */
export type Saving = { done: number; total: number; failure: string | null; stop: AbortController }

const KEY = 'saved_offline'
const KINDS: readonly unknown[] = ['note', 'quiz', 'chapter', 'subject'] satisfies OfflineKind[]

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

function parseSaved(text: string | null): Saved[] {
  if (text === null) return []
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isSaved) : []
  } catch {
    // Something else has written there. What is saved can be saved again.
    return []
  }
}

function isSaved(value: unknown): value is Saved {
  return (
    isObject(value) &&
    KINDS.includes(value.kind) &&
    isText(value.subjectKey) &&
    isText(value.id) &&
    isText(value.title) &&
    (value.chapterId === null || isText(value.chapterId)) &&
    isAmount(value.bytes) &&
    isCount(value.savedAt) &&
    typeof value.isWhole === 'boolean'
  )
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
