import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import { openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { visitOf } from '#tests/support/worker/visits.ts'
import { openDatabase } from '#worker/db/client.ts'
import { isConstraintViolation, isDatabaseFailure } from '#worker/db/errors.ts'
import { quizResult } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error) => error,
  )
}

test.each([
  ['a row of nobody', sql`insert into bookmark values ('nobody', 'physics', 1)`],
  ['a row without its student', sql`insert into stats select null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0`],
])('%s is a permanent failure', async (_, statement) => {
  const error = await errorOf(Promise.resolve(db.run(statement)))
  expect([isConstraintViolation(error), isDatabaseFailure(error)]).toEqual([true, false])
})

test('the same inside a batch', async () => {
  const error = await errorOf(
    db.batch([
      db
        .insert(quizResult)
        .select(
          sql`select 'x', 'nobody', 'a', 'q', null, null, 's', 't', 101, 1, 1, 1, 1, 1, 1, 'Easy', '{}', null, null, 1, 1, null`,
        ),
    ]),
  )
  expect([isConstraintViolation(error), isDatabaseFailure(error)]).toEqual([true, false])
})

test('a table that is missing is a failure of the database, which can pass', async () => {
  const error = await errorOf(Promise.resolve(db.run(sql`select * from no_such_table`)))
  expect([isConstraintViolation(error), isDatabaseFailure(error)]).toEqual([false, true])
})

test('a request that violates a constraint gets a final refusal without details of the tables', async () => {
  const { api } = await openStudent()
  await db.run(
    sql`create trigger refuse before insert on study_session begin select raise(abort, 'CHECK constraint failed: secret_rule'); end`,
  )
  try {
    expect(await refusal(api.contentAccess.record.mutate(visitOf({ timeSpent: 30 })))).toEqual({
      status: 409,
      message: SOMETHING_WENT_WRONG,
    })
  } finally {
    await db.run(sql`drop trigger refuse`)
  }
})
