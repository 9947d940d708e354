import { expect, test } from 'vitest'
import { DATA_MESSAGES } from '#domain/account/own-data.ts'

test("the texts about a student's own data", () => {
  expect(DATA_MESSAGES).toEqual({
    downloaded: 'Your data was downloaded successfully',
    failed: 'Failed to download your data',
    tooMany: 'You have downloaded your data several times already. Please try again in an hour.',
  })
})
