import { expect, test } from '@playwright/test'
import { runTorture } from './run-torture.ts'

const ATTEMPTS = 60
/** Only a hanging test takes this long, even on a machine that is five times slower. */
const TIME_MS = 15 * 60_000

test.describe.configure({ retries: 0 })
test(`${ATTEMPTS} attempts of students who share devices arrive once each, whatever fails`, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(TIME_MS + 60_000)
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  console.log(`SEED=${seed}`)
  const endAt = Date.now() + TIME_MS
  const handedIn = await runTorture({
    browser,
    origin: baseURL ?? '',
    seed,
    attempts: ATTEMPTS,
    students: 4,
    devices: 3,
    endAt,
  })
  expect(handedIn).toBe(ATTEMPTS)
})
