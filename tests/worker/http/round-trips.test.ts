import { expect, test } from 'vitest'
import { callRaw, openBrowser, PASSWORD, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { callsOfEveryProcedure } from '#tests/support/worker/every-procedure.ts'
import { plant } from '#tests/support/worker/planted.ts'
import { attemptOf } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import { appRouter } from '#worker/router.ts'

const AT_MOST = 2
const EMAIL = 'asha@example.com'

catchMail()

test.runIf(hasLibsql)('every procedure asks the database at most twice', async () => {
  const student = openBrowser(MAIL)
  await student.api.auth.signUp.mutate({ email: EMAIL, password: PASSWORD })
  await plant(openDatabase(testEnv), EMAIL)
  const calls = callsOfEveryProcedure(EMAIL, attemptOf().quizId)
  expect(Object.keys(calls).sort()).toEqual(Object.keys(appRouter._def.procedures).sort())

  const counts: Record<string, number> = {}
  for (const [path, { as, type, input }] of Object.entries(calls)) {
    const browser = as === 'student' ? student : openBrowser(MAIL)
    if (path === 'account.delete') {
      await browser.api.auth.signIn.mutate({ email: EMAIL, password: PASSWORD })
    }
    counts[path] = await countRoundTrips(async () => {
      const { status } = await callRaw(browser, path, type, input)
      expect([path, status]).toEqual([path, 200])
    })
  }
  for (const [path, count] of Object.entries(counts)) {
    expect([path, count]).toEqual([path, expect.toSatisfy((trips: number) => trips <= AT_MOST)])
  }
})
