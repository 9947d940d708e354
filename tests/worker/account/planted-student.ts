import { openStudent, testEnv } from '#tests/support/worker/api-client.ts'
import { readEveryRow } from '#tests/support/worker/every-row.ts'
import { plantEverywhere } from '#tests/support/worker/plant-everywhere.ts'
import { openDatabase } from '#worker/db/client.ts'

const db = openDatabase(testEnv)

/** A student with a row in every table. */
export async function openPlanted(email: string) {
  const browser = await openStudent(email)
  const { uid } = browser.user
  await plantEverywhere(db, { id: uid, email })
  return { ...browser, id: uid, email }
}

/** The number of rows in each table with one of these texts in any column. */
export async function countRowsWith(...texts: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [name, rows] of await readEveryRow(db)) {
    const count = rows.filter((row) => texts.some((text) => row.toLowerCase().includes(text))).length
    if (count > 0) counts[name] = count
  }
  return counts
}
