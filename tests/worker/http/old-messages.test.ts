import { expect, test } from 'vitest'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import messages from '#tests/support/samples/old-messages.json' with { type: 'json' }
import { callRaw, openStudent } from '#tests/support/worker/api-client.ts'

test('the writes of today and of earlier versions are accepted, or refused with a reason, also a second time', async () => {
  const asha = await openStudent()
  for (const { kind, form, procedure, input, says } of messages) {
    for (const time of ['first', 'second']) {
      const response = await callRaw(asha, procedure, 'mutation', input)
      const { error }: { error?: { message: string } } = await response.json()
      expect([kind, form, time, error?.message ?? null]).toEqual([kind, form, time, says])
      expect(response.status).toBeLessThan(500)
    }
    expect(says).not.toBe(SOMETHING_WENT_WRONG)
  }
})
