import { expect, test, vi } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import {
  AT,
  bookmark,
  device,
  handIn,
  noAnswer,
  put,
  send,
  signedOut,
  tab,
  unavailable,
  waiting,
  worker,
} from './send-outbox.ts'

test('a waiting write is sent once, and is gone from the device when the worker has it', async () => {
  await put(bookmark('physics'))
  const { answered, arrived } = send(tab)
  await waitUntil(() => expect(arrived).toEqual(['physics']))
  expect(waiting()).toEqual([])
  // The screens could take over the answer while the write was still there.
  expect(answered).toEqual([['physics']])
  await put(bookmark('biology'))
  await waitUntil(() => expect(arrived).toEqual(['physics', 'biology']))
  expect(worker.bookmark).toHaveBeenCalledTimes(2)
})

test('one that always fails delays no other', async () => {
  worker.submit.mockRejectedValue(unavailable)
  await handIn('attempt-1')
  await put(bookmark('physics', true, AT + 1))
  const { arrived } = send(tab)
  await waitUntil(() => expect(arrived).toEqual(['physics']))
  expect(waiting()).toEqual(['attempt-1'])
})

test('one that is never answered comes last at the next try', async () => {
  worker.submit.mockRejectedValue(noAnswer)
  await handIn('attempt-1')
  await put(bookmark('physics', true, AT + 1))
  const { arrived, sender } = send(tab)
  await waitUntil(() => expect(worker.submit).toHaveBeenCalledTimes(1))
  expect(worker.bookmark).not.toHaveBeenCalled()
  await sender.sendNow()
  expect(arrived).toEqual(['physics'])
})

test('a failed one is tried again by itself after its pause', async () => {
  worker.bookmark.mockRejectedValueOnce(unavailable)
  await put(bookmark('physics'))
  const { arrived, progress } = send(tab)
  await waitUntil(() => expect(progress.at(-1)?.failed.get('bookmark:physics')).toBe(unavailable.message))
  expect(arrived).toEqual([])
  await waitUntil(() => expect(arrived).toEqual(['physics']))
  expect(progress.at(-1)).toEqual({ sending: null, failed: new Map() })
})

test('the pause of all ends when the worker answers again, but not that of a write that has failed', async () => {
  // Pauses that outlast the test.
  vi.spyOn(Math, 'random').mockReturnValue(60)
  worker.submit.mockRejectedValue(noAnswer)
  await handIn('attempt-1')
  const { arrived, progress, sender } = send(tab)
  await waitUntil(() =>
    expect(progress.at(-1)).toEqual({ sending: null, failed: new Map([['attempt:attempt-1', null]]) }),
  )
  await put(bookmark('physics'))
  expect(arrived).toEqual([])
  sender.resume()
  await waitUntil(() => expect(arrived).toEqual(['physics']))
  expect(worker.submit).toHaveBeenCalledTimes(1)
})

test('a write that is held back for more waits, but not for a clock that was ahead', async () => {
  const { arrived, sender } = send(tab)
  await sender.sendNow()
  await put({ ...bookmark('later'), notBefore: Date.now() + 60_000 })
  await put({ ...bookmark('ahead'), notBefore: Date.now() + 24 * 60 * 60_000 })
  await waitUntil(() => expect(arrived).toEqual(['ahead']))
  expect(waiting()).toEqual(['later'])
})

test('a write that a closed page delayed does not wait for more', async () => {
  await put({ ...bookmark('left'), notBefore: Date.now() + 60_000 })
  const { arrived } = send(tab)
  await waitUntil(() => expect(arrived).toEqual(['left']))
})

test('signing out also sends delayed writes', async () => {
  const { arrived, sender } = send(tab)
  await sender.sendNow()
  await put({ ...bookmark('later'), notBefore: Date.now() + 60_000 })
  await sender.sendNow()
  expect(arrived).toEqual([])
  await sender.sendNow({ all: true })
  expect(arrived).toEqual(['later'])
})

test('without a session nothing is lost, and it is asked once who is signed in', async () => {
  worker.bookmark.mockRejectedValue(signedOut)
  for (const id of ['physics', 'biology', 'nepali']) await put(bookmark(id))
  const heard = send(tab)
  await waitUntil(() => expect(heard.doubts).toBe(1))
  expect(worker.bookmark).toHaveBeenCalledTimes(1)
  expect(waiting()).toHaveLength(3)
})

test('the writes of another student stay where they are', async () => {
  await put(bookmark('physics'), 'b3c4')
  await put(bookmark('biology'))
  const { arrived } = send(tab)
  await waitUntil(() => expect(arrived).toEqual(['biology']))
  await tab.load('b3c4')
  expect(waiting(tab, 'b3c4')).toEqual(['physics'])
})

test('two tabs send everything once', async () => {
  worker.bookmark.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 20, [])))
  const other = device.openTab()
  for (const id of ['physics', 'biology', 'nepali']) await put(bookmark(id))
  const [one, two] = [send(tab), send(other)]
  await waitUntil(() => expect(one.arrived.length + two.arrived.length).toBe(3))
  await waitUntil(() => expect([waiting(tab), waiting(other)]).toEqual([[], []]))
  expect(worker.bookmark).toHaveBeenCalledTimes(3)
})

test('a sender that is stopped sends nothing more', async () => {
  const { sender, arrived } = send(tab)
  sender.stop()
  await put(bookmark('physics'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([arrived, waiting()]).toEqual([[], ['physics']])
})
