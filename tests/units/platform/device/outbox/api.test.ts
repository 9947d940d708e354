import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import { classifyFailure, createOutboxApi } from '#src/platform/device/outbox/api.ts'
import { KINDS } from '#src/platform/device/outbox/kinds.ts'
import { bookmark } from './send-outbox.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => void vi.unstubAllGlobals())

/** How the outbox takes this answer to a write. */
async function classify(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer())
  const outgoing = bookmark('physics')
  const sending = KINDS.bookmark.send(createOutboxApi('a1b2'), outgoing, 0, new AbortController().signal)
  return classifyFailure(await sending.catch((error: unknown) => error), outgoing)
}
const json = (body: unknown, status: number) => () => Response.json(body, { status })
const PASSING = { failure: 'passing', reason: null }

test('a refusal of the worker is final, and has a message for the student', async () => {
  const data = { code: 'NOT_FOUND', httpStatus: 404 }
  const ofProcedure = { error: { message: 'There is no such subject.', code: -32004, data } }
  expect(await classify(json(ofProcedure, 404))).toEqual({ failure: 'final', reason: 'There is no such subject.' })
  const before = { error: { code: 'PAYLOAD_TOO_LARGE', message: 'That is too much to send at once.' } }
  expect(await classify(json(before, 413))).toEqual({ failure: 'final', reason: SOMETHING_WENT_WRONG })
})

test.each([400, 401, 403, 404, 407, 412, 502])(
  'a %i of a proxy on the way may pass, and is sent again',
  async (status) => {
    expect(await classify(() => new Response('<html>', { status }))).toEqual(PASSING)
    for (const body of [
      { message: 'Blocked' },
      { error: 'Blocked' },
      { error: { code: status, message: 'No' } },
      [],
      null,
    ])
      expect(await classify(json(body, status))).toEqual(PASSING)
  },
)

test('so is what nobody answers', async () => {
  const fail = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await classify(fail)).toEqual(PASSING)
})
