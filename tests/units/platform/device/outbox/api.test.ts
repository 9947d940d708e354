import { TRPCClientError } from '@trpc/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import { classifyFailure } from '#src/platform/device/outbox/api.ts'
import { bookmark } from './send-outbox.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** An answer that has no message of the worker, as a proxy gives it. */
const answered = (status: number) =>
  TRPCClientError.from(new Error('Unexpected token <'), { meta: { response: new Response('<html>', { status }) } })

test('a refusal without a message has one for the student, and what may succeed later has none', () => {
  const classify = (error: unknown) => classifyFailure(error, bookmark('physics'))
  expect(classify(answered(403))).toEqual({ failure: 'final', reason: SOMETHING_WENT_WRONG })
  expect(classify(answered(502))).toEqual({ failure: 'passing', reason: null })
  expect(classify(new TypeError('Failed to fetch'))).toEqual({ failure: 'passing', reason: null })
})
