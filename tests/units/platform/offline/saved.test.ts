import { beforeEach, expect, test, vi } from 'vitest'
import { type OfflineSubject, planSaving } from '#domain/catalogue/offline.ts'
import { createCaches, fileOf } from '#tests/support/caches.ts'
import { stubPage } from '../device/page.ts'

const LIST = '/files/offline/physics.json'
const WAVES = { kind: 'note', subjectKey: 'physics', id: 'waves' } as const
const OPTICS = { ...WAVES, id: 'optics' } as const

/** A subject of two notes, of which `files` are those of the first. */
function subjectOf(files: string[]): OfflineSubject {
  const noteOf = (id: string, own: string[]) => ({
    id,
    title: id,
    chapterId: id,
    files: own.map((address) => ({ address, bytes: 1000 })),
  })
  return {
    key: 'physics',
    name: 'Physics',
    chapters: [],
    lists: [],
    notes: [noteOf('waves', files), noteOf('optics', ['/optics.v1'])],
    quizzes: [],
    tools: { reader: [], maths: [] },
  }
}

let caches: ReturnType<typeof createCaches>
let subject: OfflineSubject
let asked: string[]
/** The address that the connection does not bring. */
let lost: string | null

async function open() {
  vi.resetModules()
  const saving = await import('#src/platform/offline/saved/save.ts')
  const list = await import('#src/platform/offline/saved/saved-list.ts')
  return { ...saving, ...list }
}

beforeEach(() => {
  stubPage()
  caches = createCaches()
  asked = []
  lost = null
  subject = subjectOf(['/waves.v1', '/picture.v1'])
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === lost) throw new TypeError('Failed to fetch')
    if (address === LIST) return Response.json(subject)
    asked.push(address)
    return fileOf(address)
  })
  return () => vi.unstubAllGlobals()
})

test('an interrupted save continues with what is missing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { save, readSaved, readSaving } = await open()
  lost = '/picture.v1'
  await save(WAVES)
  expect(readSaving(WAVES)?.failure).toContain('We cannot reach Adhyayan right now.')
  expect(readSaved()).toMatchObject([{ id: 'waves', bytes: 2000, isWhole: false }])
  expect(error).toHaveBeenCalled()
  asked = []
  lost = null
  await save(WAVES)
  expect(asked).toEqual(['/picture.v1'])
  expect([readSaving(WAVES), readSaved()[0]?.isWhole]).toEqual([null, true])
})

test('a new build brings the changed files alone, and removes those that nothing needs any more', async () => {
  const { save, followBuild, findIncomplete } = await open()
  await save(WAVES)
  await save(OPTICS)
  asked = []
  subject = subjectOf(['/waves.v2', '/picture.v1'])
  await followBuild()
  expect(asked).toEqual(['/waves.v2'])
  expect(caches.list('saved').sort()).toEqual([LIST, '/optics.v1', '/picture.v1', '/waves.v2'])
  expect(await findIncomplete()).toEqual([])
})

test('what a new build does not have any more leaves the list', async () => {
  const { save, followBuild, readSaved } = await open()
  await save(WAVES)
  await save(OPTICS)
  subject = { ...subject, notes: subject.notes.slice(1) }
  await followBuild()
  expect(readSaved().map(({ id }) => id)).toEqual(['optics'])
  expect(caches.list('saved').sort()).toEqual([LIST, '/optics.v1'])
})

test('removing one keeps the files of the others, and what the browser has dropped is found', async () => {
  const { save, removeSaved, findIncomplete } = await open()
  await save(WAVES)
  await save(OPTICS)
  await removeSaved(WAVES)
  expect(caches.list('saved').sort()).toEqual([LIST, '/optics.v1'])
  await (await caches.open('saved')).delete('/optics.v1')
  expect(await findIncomplete()).toEqual(['note/physics/optics'])
  expect(planSaving(subject, OPTICS)?.bytes).toBe(1000)
})
