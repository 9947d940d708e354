// npm run rescore [-- --remote]: grades stored results again where a right answer has been corrected since.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { correctResults } from '#worker/quiz-results/correct-results.ts'
import type { Assets } from '#worker/quizzes/bank.ts'
import { builtFolder } from '../content/places.ts'
import { openForEditor } from './open-database.ts'

/** The bank as it was built last. */
const assets = {
  fetch: async (address: string) => {
    const content = await readFile(join(builtFolder, new URL(address).pathname)).catch(() => null)
    return new Response(content, { status: content ? 200 : 404 })
  },
} as unknown as Assets

const { db, name, close } = await openForEditor(process.argv.includes('--remote'))
try {
  const { read, regraded, changed, unknown } = await correctResults(db, assets, Date.now())
  console.log(`Read ${read} results in ${name}. Graded again: ${regraded}, with another score: ${changed}.`)
  if (unknown > 0)
    console.log(`${unknown} are of quizzes or versions that the bank does not have, and stay as they are.`)
} finally {
  await close()
}
