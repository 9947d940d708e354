import { expect, test } from 'vitest'
import { isUnfinished } from '#domain/quiz/attempt-progress.ts'
import { NEVER_SHARED } from '#domain/quiz/attempt-sync.ts'
import { parseAttempt } from '#domain/quiz/stored-attempt.ts'
import type { Api } from '#src/platform/data/trpc.ts'
import { KINDS, type Outgoing, type OutgoingKind, parseOutgoing } from '#src/platform/device/outbox/kinds.ts'
import attempts from '#tests/support/samples/old-attempts.json' with { type: 'json' }
import messages from '#tests/support/samples/old-messages.json' with { type: 'json' }

// A device can have entries of an earlier version in its outbox, and a tab that was opened before a deployment sends as
// it did. old-messages.json has both: what is stored, and what is sent. It keeps the last two forms of every kind. The
// worker's side is tests/worker/http/old-messages.test.ts.

const NOW = 1_795_600_060_000

type Call = { procedure: string; input: unknown }

/** Records what is sent. */
function openApi(path: string[], calls: Call[]): Api {
  const record = (input: unknown) => {
    calls.push({ procedure: path.slice(0, -1).join('.'), input })
    return Promise.resolve({})
  }
  return new Proxy(record, {
    get: (_, name) => (path.at(-1) === 'mutate' ? undefined : openApi([...path, String(name)], calls)),
  }) as unknown as Api
}

async function send<K extends OutgoingKind>(write: Outgoing<K>): Promise<Call[]> {
  const calls: Call[] = []
  await KINDS[write.kind].send(openApi([], calls), write, NOW, new AbortController().signal)
  return calls
}

test('every kind of write is kept, in the form of today', () => {
  const kept = messages.filter(({ isToday }) => isToday).map(({ kind }) => kind)
  expect([...new Set(kept)].sort()).toEqual(Object.keys(KINDS).sort())
})

test.each(messages)('$kind, $form: an entry of the outbox is read whole', ({ stored }) => {
  expect(parseOutgoing(structuredClone(stored))).toEqual(stored)
})

// If this fails, a message has a new form. Add it to old-messages.json as today's, and leave the one before as it is.
test.each(messages.filter(({ isToday }) => isToday))('$kind, $form: is what is sent', async (message) => {
  const write = parseOutgoing(structuredClone(message.stored))
  if (!write) throw new Error('It is read: see above.')
  const [call, ...more] = await send(write)
  const { sentAt, ...input } = (call?.input ?? {}) as { sentAt?: number }
  expect([call?.procedure, input, more]).toEqual([message.procedure, message.input, []])
  expect(sentAt ?? NOW).toBe(NOW)
})

test.each(attempts)('an attempt from $form, is read and goes on', ({ stored }) => {
  const attempt = parseAttempt(structuredClone(stored))
  expect(attempt).toMatchObject({ attemptId: stored.attemptId, state: stored.state, remaining: stored.remaining })
  expect(attempt?.sync).toEqual(NEVER_SHARED)
  expect(Object.keys(attempt?.answers ?? {})).toEqual(Object.keys(stored.answers))
  expect(attempt && isUnfinished(attempt)).toBe(stored.state !== 'handed-in')
})
