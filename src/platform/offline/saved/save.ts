import {
  addressOfOffline,
  nameOfTarget,
  type OfflinePlan,
  type OfflineSubject,
  type OfflineTarget,
  planSaving,
} from '#domain/catalogue/offline.ts'
import { dataOf } from '#src/platform/data/student-data.ts'
import { describeError } from '#src/platform/data/trpc.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { forgetSavedQuizzes, listSavedQuizzes, saveQuiz } from '#src/platform/device/store/quiz-cache.ts'
import { session } from '#src/platform/session/session.ts'
import {
  cancelSaving,
  dropSaved,
  putSaved,
  readSaved,
  readSaving,
  type Saved,
  type Saving,
  setSaving,
} from './saved-list.ts'

/** The cache of what students save. The service worker answers from it, and never empties it. */
const CACHE = 'saved'
const AT_ONCE = 3

const NO_ROOM = 'There is not enough room on this device. Remove something that you have saved, and try again.'
const GONE = 'A file is not there any more. Please load the page again and try again.'

/** What saving a target takes. @throws when the line does not bring it */
export async function loadPlan(target: OfflineTarget): Promise<OfflinePlan | null> {
  return planSaving(await loadSubject(target.subjectKey), target)
}

/** Saves a target, or continues where saving it was cut: what is here already is not fetched again. */
export async function save(target: OfflineTarget): Promise<void> {
  if (readSaving(target)?.failure === null) return
  const stop = new AbortController()
  let state: Saving = { done: 0, total: 1, failure: null, stop }
  const update = (change: Partial<Saving>) => {
    state = { ...state, ...change }
    setSaving(target, state)
  }
  update({})
  try {
    // Asked at the first save: the browser keeps what is persistent when the device runs out of room.
    void navigator.storage?.persist?.()
    const subject = await loadSubject(target.subjectKey)
    const plan = planSaving(subject, target)
    if (!plan) throw new MissingError()
    update({ total: plan.bytes })
    const { title, chapterId, bytes } = plan
    const saved: Saved = { ...target, title, chapterId, bytes, savedAt: Date.now(), isWhole: false }
    putSaved(saved)
    await keepList(subject)
    await fetchPlan(plan, stop.signal, (bytes) => update({ done: state.done + bytes }))
    putSaved({ ...saved, isWhole: true })
    setSaving(target, null)
  } catch (error) {
    if (stop.signal.aborted) setSaving(target, null)
    else update({ failure: describeFailure(error) })
  }
}

/** Removes a target, and of its files and quizzes those that nothing else that is saved needs. */
export async function removeSaved(target: OfflineTarget): Promise<void> {
  cancelSaving(target)
  dropSaved(target)
  setSaving(target, null)
  await removeUnneeded()
}

/** The names of the targets that are not here whole: the browser has dropped some of their files. */
export async function findIncomplete(): Promise<string[]> {
  const files = await listFiles()
  const quizzes = await listSavedQuizzes(deviceStore())
  const names: string[] = []
  for (const saved of readSaved()) {
    const plan = await findPlan(saved)
    const isHere =
      plan?.files.every(({ address }) => files.has(address)) && plan.quizzes.every(({ id }) => quizzes.has(id))
    if (!isHere) names.push(nameOfTarget(saved))
  }
  return names
}

/** Brings what is saved to the build that runs, by the files that have changed alone. */
export async function followBuild(): Promise<void> {
  const saved = readSaved().filter(({ isWhole }) => isWhole)
  const keys = new Set(saved.map(({ subjectKey }) => subjectKey))
  const subjects = new Map<string, OfflineSubject>()
  for (const key of keys) subjects.set(key, await loadSubject(key))
  for (const target of saved) {
    const subject = subjects.get(target.subjectKey)
    const plan = subject ? planSaving(subject, target) : null
    if (plan) await fetchPlan(plan, new AbortController().signal, () => {})
    if (plan) putSaved({ ...target, title: plan.title, bytes: plan.bytes })
    else dropSaved(target)
  }
  // Only now: until everything is here, the lists of the build before say what belongs to what.
  for (const subject of subjects.values()) await keepList(subject)
  await removeUnneeded()
}

async function fetchPlan(plan: OfflinePlan, signal: AbortSignal, onBytes: (bytes: number) => void): Promise<void> {
  const cache = await caches.open(CACHE)
  const store = deviceStore()
  const { api } = dataOf(session.read().generation)
  const kept = await listSavedQuizzes(store)
  const work = [
    ...plan.files.map(({ address, bytes }) => async () => {
      if (!(await cache.match(address, { ignoreVary: true }))) {
        const response = await fetch(address, { signal })
        if (response.status === 404 || response.headers.get('Content-Type')?.startsWith('text/html'))
          throw new MissingError()
        if (!response.ok) throw new TypeError(`${address} was answered with ${response.status}.`)
        await cache.put(address, response)
      }
      onBytes(bytes)
    }),
    ...plan.quizzes.map(({ id, version, bytes }) => async () => {
      if (kept.get(id) !== version) {
        const { quiz, sealed } = await api.quizzes.save.query({ id }, { signal })
        await saveQuiz(store, quiz, sealed, Date.now())
      }
      onBytes(bytes)
    }),
  ]
  const next = async () => {
    for (let task = work.shift(); task; task = work.shift()) {
      signal.throwIfAborted()
      await task()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

async function removeUnneeded(): Promise<void> {
  const plans = await Promise.all(readSaved().map(findPlan))
  const needed = plans.flatMap((plan) => plan ?? [])
  const files = new Set(needed.flatMap((plan) => plan.files.map(({ address }) => address)))
  const cache = await caches.open(CACHE)
  for (const address of await listFiles()) {
    const isIndex = readSaved().some(({ subjectKey }) => address === addressOfOffline(subjectKey))
    if (!files.has(address) && !isIndex) await cache.delete(address)
  }
  await forgetSavedQuizzes(deviceStore(), new Set(needed.flatMap((plan) => plan.quizzes.map(({ id }) => id))))
}

/** The plan by the list of the subject that was saved with it, so also without a line. */
async function findPlan(target: OfflineTarget): Promise<OfflinePlan | null> {
  const list = await (await caches.open(CACHE)).match(addressOfOffline(target.subjectKey))
  if (!list) return null
  const subject: OfflineSubject = await list.json()
  return planSaving(subject, target)
}

/** What the build that the server has now offers of a subject. */
async function loadSubject(key: string): Promise<OfflineSubject> {
  const address = addressOfOffline(key)
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new TypeError(`${address} was answered with ${response.status}.`)
  return response.json()
}

/** Keeps the list of a subject beside its files: what is saved can be told without a connection. */
async function keepList(subject: OfflineSubject): Promise<void> {
  await (await caches.open(CACHE)).put(addressOfOffline(subject.key), Response.json(subject))
}

async function listFiles(): Promise<Set<string>> {
  const keys = await (await caches.open(CACHE)).keys()
  return new Set(
    keys.map(({ url }) => {
      const { pathname, search } = new URL(url)
      return pathname + search
    }),
  )
}

class MissingError extends Error {}

function describeFailure(error: unknown): string {
  console.error('Saving was cut', error)
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return NO_ROOM
  return error instanceof MissingError ? GONE : describeError(error)
}
