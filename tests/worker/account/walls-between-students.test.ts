import { expect, test } from 'vitest'
import { type Browser, callRaw, openBrowser, PASSWORD, testEnv } from '#tests/support/worker/api-client.ts'
import { catchMail, MAIL } from '#tests/support/worker/caught-mail.ts'
import { callsOfEveryProcedure } from '#tests/support/worker/every-procedure.ts'
import { rowsOfStudent } from '#tests/support/worker/rows-of-student.ts'
import { attemptOf } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import { appRouter } from '#worker/router.ts'

const db = openDatabase(testEnv)
catchMail()

async function open(email: string) {
  const browser = openBrowser(MAIL)
  const { user } = await browser.api.auth.signUp.mutate({ email, password: PASSWORD })
  return { ...browser, user }
}

test('no procedure reads or changes what belongs to another student, with ids of that student', async () => {
  const asha = await open('asha@example.com')
  const bina = await open('bina@example.com')
  // Both make the same calls, so Bina's calls carry every id that Asha's browser made.
  const calls = callsOfEveryProcedure('asha@example.com', attemptOf().quizId)
  expect(Object.keys(calls).sort()).toEqual(Object.keys(appRouter._def.procedures).sort())
  const [ofAsha] = await asha.api.auth.sessions.query()
  calls['auth.endSession'] = { as: 'student', type: 'mutation', input: { id: ofAsha?.id, password: PASSWORD } }

  const callAs = async (browser: Browser, skipped: string[]) => {
    const said: Record<string, string> = {}
    for (const [path, { as, type, input }] of Object.entries(calls)) {
      if (as === 'student' && !skipped.includes(path))
        said[path] = await (await callRaw(browser, path, type, input)).text()
    }
    return said
  }
  await callAs(asha, ['auth.signOut', 'auth.endSession', 'reset.stats', 'account.delete'])
  const before = await rowsOfStudent(db, asha.user.uid)
  const ownOfAsha = [asha.user.uid, ...Object.values(before).flat().map(idOf)].filter((id) => id !== undefined)

  const heard = await callAs(bina, [])
  expect(await rowsOfStudent(db, asha.user.uid)).toEqual(before)
  for (const [path, text] of Object.entries(heard)) {
    const leaked = ownOfAsha.filter((id) => text.includes(id) && !JSON.stringify(calls[path]).includes(id))
    expect([path, leaked]).toEqual([path, []])
    expect([path, text.includes('asha@example.com')]).toEqual([path, false])
  }
})

function idOf(row: unknown): string | undefined {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : undefined
}
