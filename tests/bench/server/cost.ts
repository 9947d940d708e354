import { execFileSync } from 'node:child_process'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { openProduct } from '#tests/support/served/served-product.ts'
import type { Figure } from '../bench-figure.ts'
import { D1_PRICES } from './prices.ts'
import { lookAround, openStudent, readNotes, takeQuizzes } from './student-day.ts'

const DAYS = 20
const CENTS = 100
const NOTES = 3
const QUIZZES = ['Class 12 Physics: Mechanics', 'Class 12 Biology: Cell and Genetics']
/** A row's keys are stored again in each index. */
const INDEX_FACTOR = 2

/** The database cost of a student: a day in a real browser, counted by D1, twenty times. */
export async function measureCost(): Promise<Figure[]> {
  // The configuration for counting has no build command.
  execFileSync(process.execPath, ['scripts/set-up/ensure-built.mjs'], { cwd: projectFolder, stdio: 'inherit' })
  const { origin, browser, close } = await openProduct(8798, { config: 'tests/bench/server/counting.toml' })
  try {
    const { reader, other } = await openStudent(browser, origin)
    const countRows = async (): Promise<Rows> => (await fetch(`${origin}/api/counted-rows`)).json()
    /** The rows of a part of the day. */
    const count = async (part: string, work: () => Promise<void>): Promise<Rows> => {
      const before = await countRows()
      await work()
      const after = await countRows()
      const rows = { read: after.read - before.read, written: after.written - before.written }
      console.log(`${part}: ${rows.read} rows read, ${rows.written} written`)
      return rows
    }
    // All data of an account as text, which is longer than its rows.
    const size = async () => {
      const answer = await reader.request.post('/api/own-data', { headers: { Origin: origin } })
      if (!answer.ok()) throw new Error(`The data of the account was answered with ${answer.status()}.`)
      return (await answer.body()).length
    }
    const sizeBefore = await size()
    const parts = [
      await count(`home, and an hour of reading in ${NOTES} notes`, async () => {
        await other.goto('/dashboard')
        await readNotes(reader, 0, NOTES)
      }),
      await count(`${QUIZZES.length} quizzes`, () => takeQuizzes(other, QUIZZES)),
      await count('profile, quizzes and home', () => lookAround(other)),
    ]
    const bytes = ((await size()) - sizeBefore) * INDEX_FACTOR
    const hour = await count('an hour of reading in one more note', () => readNotes(reader, NOTES, 1))
    const read = parts.reduce((sum, rows) => sum + rows.read, 0)
    const written = parts.reduce((sum, rows) => sum + rows.written, 0)
    const cents =
      DAYS * CENTS * (read * D1_PRICES.rowRead + written * D1_PRICES.rowWritten + bytes * D1_PRICES.byteStored)
    console.log(`a student-day: ${read} rows read, ${written} written, ${bytes} bytes stored`)
    return [
      {
        name: 'rows written in a reader-hour',
        value: hour.written,
        unit: '',
        limit: 60,
        better: 'less',
      },
      {
        name: `a student-month of ${DAYS} days on D1's prices`,
        value: cents,
        unit: 'US cents',
        limit: 0.2,
        better: 'less',
      },
    ]
  } finally {
    await close()
  }
}

type Rows = { read: number; written: number }
