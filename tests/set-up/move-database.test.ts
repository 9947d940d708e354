import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveDatabase } from '#scripts/deploy/move/move-database.ts'
import { openEnd } from '#scripts/deploy/move/open-end.ts'
import { listTables } from '#scripts/deploy/move/tables.ts'
import { openTurso } from '#scripts/deploy/turso.ts'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { environment } from '#scripts/set-up/processes.mjs'
import { emptyDatabase } from '#tests/support/served/local-database.ts'
import { readEveryRow } from '#tests/support/worker/every-row.ts'
import { plantEverywhere } from '#tests/support/worker/plant-everywhere.ts'
import type { Database } from '#worker/db/client.ts'
import { contactMessage, dailySecret, profile, quizResult, signInThrottle, user } from '#worker/db/schema.ts'

const folder = mkdtempSync(join(tmpdir(), 'adhyayan-move-'))
const fileOf = (name: string) => `file:${join(folder, name)}`
const [FULL, BACK] = [`d1-local:${join(folder, 'full')}`, `d1-local:${join(folder, 'back')}`]
const [MOVED, COPY] = [fileOf('moved.db'), fileOf('copy.db')]

const prepare = (url: string) => migrate(openTurso({ url }), { migrationsFolder: join(projectFolder, 'migrations') })

beforeAll(async () => {
  for (const state of ['full', 'back']) emptyDatabase(join(folder, state))
  for (const url of [MOVED, COPY]) await prepare(url)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a move prints, and every row of the target. */
async function move(fromEnd: string, toEnd: string) {
  const [from, to] = [await openEnd(fromEnd), await openEnd(toEnd)]
  const lines: string[] = []
  try {
    await moveDatabase(from, to, (line) => lines.push(line))
    expect(await to.db.all(sql`pragma foreign_key_check`)).toEqual([])
    return { lines, rows: await readRows(to.db) }
  } finally {
    for (const { close } of [from, to]) await close()
  }
}

/** Every row by table, without their order, which is that of the key in a copy. */
async function readRows(db: Database): Promise<Map<string, string[]>> {
  return new Map([...(await readEveryRow(db))].map(([name, rows]) => [name, rows.toSorted()]))
}

async function moveByCommand(from: string, to: string, variables = {}) {
  const script = join(projectFolder, 'scripts/deploy/move/move.ts')
  const child = spawn(process.execPath, [script, '--from', from, '--to', to], {
    env: environment({ TURSO_DATABASE_URL: '', ...variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out: out.trim().split('\n'), error: error.trim() }
}

/** Rows in every table: pages of results, large pictures, and texts and numbers that are easily spoiled. */
async function fill(db: Database): Promise<void> {
  for (const id of ['asha', 'bina']) {
    await db.insert(user).values({ id, email: `${id}@example.com`, createdAt: 1 })
    await plantEverywhere(db, { id, email: `${id}@example.com` })
  }
  await db.update(profile).set({ avatarUrl: 'x'.repeat(900_000) })
  const words = `'"; -- \n\\ क्षि 👩‍🔬 \u2028 {"a":1}`
  const createdAt = 2 ** 53 - 1
  const message = { name: words, email: '', subject: '1e3', message: '007', sender: '', createdAt }
  await db.insert(contactMessage).values({ ...message, id: 'm' })
  await db.insert(dailySecret).values({ day: -1, secret: words })
  await db.insert(signInThrottle).values({ key: words, failures: 0, windowStartedAt: 1 })
  const [result] = await db.select().from(quizResult).limit(1)
  if (!result) throw new Error('There is a result in every full database.')
  const [first, ...rest] = Array.from({ length: 200 }, (_, at) =>
    db.insert(quizResult).values({ ...result, id: `r${at}`, attemptId: `a${at}`, earnedMarks: at / 3 }),
  )
  if (first) await db.batch([first, ...rest])
}

test('a full database moves from D1 to libSQL and back, and every row is the same', async () => {
  const full = await openEnd(FULL)
  await fill(full.db)
  const before = await readRows(full.db)
  await full.close()
  expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([])
  expect([...before.keys()]).toEqual(
    listTables()
      .map(({ name }) => name)
      .toSorted(),
  )

  const there = await move(FULL, MOVED)
  expect(there.lines).toHaveLength(before.size)
  expect(there.lines).toContainEqual(
    expect.stringMatching(/^ok {3}quiz_result: 202 rows, [\da-f]{16}; copied: the same$/),
  )
  expect(there.rows).toEqual(before)
  const back = await move(MOVED, BACK)
  expect(back.lines).toEqual(there.lines)
  expect(back.rows).toEqual(before)

  expect(await moveByCommand('turso', COPY, { TURSO_DATABASE_URL: MOVED })).toEqual({
    code: 0,
    error: '',
    out: [`From ${MOVED} to ${COPY}.`, ...there.lines, 'All rows were copied, and are the same on both sides.'],
  })
})

test('a database that has rows or lacks migrations is not written to', async () => {
  const [from, to] = [fileOf('from.db'), fileOf('to.db')]
  await prepare(from)
  expect(await moveByCommand(from, to)).toMatchObject({
    code: 1,
    error: expect.stringMatching(
      /^Migrations are pending: file:.*to\.db lacks bookmark\.user_id\. Nothing was copied\.$/,
    ),
  })
  await prepare(to)
  for (const url of [from, to]) await openTurso({ url }).insert(dailySecret).values({ day: 1, secret: url })
  await expect(move(from, to)).rejects.toThrow(
    'has rows in the table daily_secret, and must be empty. Nothing was copied.',
  )
  expect(await openTurso({ url: to }).select().from(dailySecret)).toEqual([{ day: 1, secret: to }])
})

test('rows that change while they are copied are noticed', async () => {
  const [from, to] = [fileOf('changing.db'), fileOf('late.db')]
  for (const url of [from, to]) await prepare(url)
  const db = openTurso({ url: from })
  await db.insert(dailySecret).values({ day: 1, secret: 'x' })
  const [source, target] = [await openEnd(from), await openEnd(to)]
  // The first lines are printed when all tables have been copied.
  let isChanged = false
  const print = () => {
    if (!isChanged) void db.run(sql`update daily_secret set secret = 'y'`).execute()
    isChanged = true
  }
  await expect(moveDatabase(source, target, print)).rejects.toThrow('differ in daily_secret. Did students still write?')
})

test('a command that is not understood says what it takes', async () => {
  expect(await moveByCommand(MOVED, MOVED)).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^Write npm run db:move -- --from END --to END, with two different ends\. An end is /),
  })
  await expect(openEnd('d2')).rejects.toThrow('There is no end d2. An end is one of:\n  d1 ')
  await expect(openEnd('turso', {})).rejects.toThrow('TURSO_DATABASE_URL is not set.')
})
