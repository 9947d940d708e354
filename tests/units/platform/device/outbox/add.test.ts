import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { GUEST } from '#domain/account/owner.ts'
import { emptyHome } from '#src/features/home/home-data.ts'
import { noteSendingMissing } from '#src/platform/data/send-now.ts'
import { readBookmarks, writeBookmarks } from '#src/platform/device/copies/bookmarks.ts'
import { parseHomeCopy, readHomeText, writeHomeCopy } from '#src/platform/device/copies/home-copy.ts'
import { rememberVisit } from '#src/platform/device/guest-work.ts'
import { addOutgoing } from '#src/platform/device/outbox/add.ts'
import type { Outgoing } from '#src/platform/device/outbox/kinds.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { noteAnswer, noteNoAnswer } from '#src/platform/offline/line.ts'
import { readNotice, showNotice } from '#src/platform/page/notice.ts'
import { stubPage } from '../page.ts'

const ASHA = 'a1b2'
const NOW = Date.now()
const DAY_MS = 24 * 60 * 60_000

beforeAll(() => void stubPage())
afterAll(() => {
  deviceStore().close()
  vi.unstubAllGlobals()
})
beforeEach(async () => {
  await deviceStore().load(ASHA)
})

const bookmark = (id: string, at = NOW): Outgoing<'bookmark'> => ({
  kind: 'bookmark',
  id,
  payload: { bookmarked: true, name: id },
  at,
  notBefore: 0,
})
const keysOf = (userId: string) =>
  deviceStore()
    .list('outgoing', userId)
    .map(({ key }) => key)

test('an answer of the worker hides no choice that is just being stored, or waits', async () => {
  const stored = addOutgoing(ASHA, bookmark('biology'))
  writeBookmarks(ASHA, ['physics'])
  expect(readBookmarks(ASHA)).toBe('["physics","biology"]')
  expect(await stored).toEqual({ isStored: true })
  writeBookmarks(ASHA, ['physics', 'nepali'])
  expect(readBookmarks(ASHA)).toBe('["physics","nepali","biology"]')
})

test('the copy of the home has the tasks that the worker does not list yet', async () => {
  const task = { id: 't1', title: 'Read', completed: false, date: '2026-11-22', priority: 'low', createdAt: 1 } as const
  void addOutgoing(ASHA, { kind: 'task', id: 't1', payload: { action: 'add', task }, at: NOW, notBefore: 0 })
  writeHomeCopy(ASHA, emptyHome(null, '2026-11-22'))
  expect(parseHomeCopy(ASHA, readHomeText(ASHA))?.tasks).toEqual([task])
})

test('where the device keeps nothing, one notice says so, but not for what a page records by itself', async () => {
  const transact = vi.spyOn(deviceStore(), 'transact').mockResolvedValue({ isStored: false, reason: 'full' })
  const content = { contentType: 'note', contentId: 'n', title: 'N', subject: 'S', url: '/n' } as const
  const payload = { ...content, timeSpent: 0, progress: 0 }
  await addOutgoing(ASHA, { kind: 'visit', id: 'v1', payload, at: NOW, notBefore: 0 })
  await addOutgoing(GUEST, bookmark('physics'))
  expect(readNotice()).toBeNull()
  await addOutgoing(ASHA, bookmark('physics'))
  expect(readNotice()).toMatch(/Please leave this page open until it is sent\.$/)
  showNotice('Another one')
  await addOutgoing(ASHA, bookmark('biology'))
  expect(readNotice()).toBe('Another one')
  transact.mockRestore()
})

test('where the script that sends did not arrive, a notice asks to reload, but not without a connection', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  showNotice('Another one')
  noteSendingMissing(true)
  noteNoAnswer()
  await addOutgoing(ASHA, bookmark('physics'))
  expect(readNotice()).toBe('Another one')
  noteAnswer()
  await addOutgoing(ASHA, bookmark('biology'))
  expect(readNotice()).toMatch(/^That is kept on this device\. Please reload the page to send it/)
  noteSendingMissing(false)
})

test('of visitors the latest twenty of a kind stay, and none that is older than sixty days', async () => {
  await addOutgoing(GUEST, bookmark('long ago', NOW - 61 * DAY_MS))
  for (let index = 0; index <= 20; index++) await addOutgoing(GUEST, bookmark(`subject ${index}`, NOW - 1_000 + index))
  await deviceStore().load(GUEST)
  expect(keysOf(GUEST)).toHaveLength(20)
  expect(keysOf(GUEST)).not.toContain('bookmark:long ago')
  expect(keysOf(GUEST)).not.toContain('bookmark:subject 0')
})

test('a note that a visitor opens again is one visit', async () => {
  const note = { id: 'waves', title: 'Waves', subject: 'Physics', chapter: 'Waves' }
  const opened = { note, chapter: { id: 'waves' }, subject: { key: 'physics' } } as never
  for (const at of [NOW, NOW + 1]) await rememberVisit(opened, at)
  await deviceStore().load(GUEST)
  const visits = deviceStore()
    .list('outgoing', GUEST)
    .flatMap(({ value }) => (value.kind === 'visit' ? value : []))
  expect(visits).toMatchObject([{ at: NOW + 1, payload: { contentId: 'waves', contentType: 'note', timeSpent: 0 } }])
})
