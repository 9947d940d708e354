import { expect, test } from 'vitest'
import { appRouter } from '../../worker/router.ts'
import { attemptOf } from '../support/attempts.ts'
import { callRaw, openBrowser, openStudent } from '../support/client.ts'
import { callsOfEveryProcedure } from '../support/every-procedure.ts'
import { countRoundTrips, hasLibsql } from '../support/round-trips.ts'

const AT_MOST = 2
const EMAIL = 'asha@example.com'

test.runIf(hasLibsql)('every procedure asks the database at most twice', async () => {
  const student = await openStudent(EMAIL)
  const calls = callsOfEveryProcedure(EMAIL, attemptOf().quizId)
  expect(Object.keys(calls).sort()).toEqual(Object.keys(appRouter._def.procedures).sort())

  const counts: Record<string, number> = {}
  for (const [path, { as, type, input }] of Object.entries(calls)) {
    const browser = as === 'student' ? student : openBrowser()
    counts[path] = await countRoundTrips(async () => {
      const { status } = await callRaw(browser, path, type, input)
      expect([path, status]).toEqual([path, 200])
    })
  }
  for (const [path, count] of Object.entries(counts)) {
    expect([path, count]).toEqual([path, expect.toSatisfy((trips: number) => trips <= AT_MOST)])
  }
})
