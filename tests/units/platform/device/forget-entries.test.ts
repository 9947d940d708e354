import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetStudy } from '#src/platform/device/forget-entries.ts'
import type { Outgoing } from '#src/platform/device/outbox/kinds.ts'
import { putOutgoing } from '#src/platform/device/outbox/outbox.ts'
import type { Store } from '#src/platform/device/store/store.ts'
import { createDevice } from './tabs.ts'

const ASHA = 'a1b2'

let device: ReturnType<typeof createDevice>
let tab: Store

beforeEach(() => {
  device = createDevice()
  tab = device.openTab()
})
afterEach(() => device.close())

test('a reset of all stats drops what was studied and not sent yet; what was collected and planned is sent', async () => {
  const rest = { at: 1, notBefore: 0 }
  const name = { type: 'note', title: 'Waves', subject: 'Physics' } as const
  const visit = {
    contentType: 'note' as const,
    contentId: 'n',
    title: 'N',
    subject: 'S',
    chapter: 'C',
    url: '/n',
    timeSpent: 1,
    progress: 1,
  }
  const writes: Outgoing[] = [
    {
      ...rest,
      kind: 'attempt',
      id: '1',
      payload: { attemptId: '1', quizId: 'q', version: '1', answers: {}, timeSpent: 1, completedAt: 1 },
    },
    { ...rest, kind: 'visit', id: '2', payload: visit },
    { ...rest, kind: 'position', id: '3', payload: { page: 2 } },
    { ...rest, kind: 'bookmark', id: '4', payload: { bookmarked: true, name: 'Physics' } },
    { ...rest, kind: 'favorite', id: '5', payload: { action: 'remove', name } },
    { ...rest, kind: 'task', id: '6', payload: { action: 'delete' } },
    { ...rest, kind: 'mark', id: 'n/q', payload: { noteId: 'n', questionId: 'q', mark: 'can', title: 'N' } },
  ]
  for (const write of writes) await tab.transact((tx) => putOutgoing(tx, ASHA, write))
  await forgetStudy(tab, ASHA)
  await tab.load(ASHA)
  expect(
    tab
      .list('outgoing', ASHA)
      .map(({ value }) => value.kind)
      .sort(),
  ).toEqual(['bookmark', 'favorite', 'task'])
})
