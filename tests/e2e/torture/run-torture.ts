import type { Browser } from '@playwright/test'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { openLedger } from './ledger.ts'
import { createQueue, createTurns } from './queue.ts'
import { createRandom } from './random.ts'
import { takeQuiz } from './torture-attempt.ts'
import { checkResults, type Device, listUnsent, openDevice, signIn, signOut } from './torture-device.ts'
import { type Student, signUpStudents } from './torture-students.ts'
import { setClock } from './watch.ts'

const HOUR_MS = 60 * 60_000
const CLOCKS = [0, 0, 5 * HOUR_MS, -5 * HOUR_MS, 40 * 24 * HOUR_MS, -400 * 24 * HOUR_MS]

/** One in this many attempts meets a worker that is killed. */
const KILL_EVERY = 50

type Options = {
  browser: Browser
  origin: string
  seed: number
  attempts: number
  students: number
  devices: number
  /** By this time everything is done; otherwise it counts as a failure. */
  endAt: number
  onProgress?: (number: number) => void
  /** Kills the worker in the middle of its work, and starts it again. */
  killWorker?: () => Promise<void>
}

/**
 * Several students take quizzes on shared devices while everything fails that can. Returns the number of submissions.
 */
export async function runTorture({
  browser,
  origin,
  seed,
  attempts,
  endAt,
  onProgress,
  killWorker,
  ...counts
}: Options): Promise<number> {
  const students = await signUpStudents(browser, origin, counts.students)
  const ledger = openLedger()
  const queue = createQueue()
  const inTurn = createTurns()
  const work = async (index: number) => {
    const name = `device ${index + 1}`
    const device = await openDevice({ browser, origin, name, random: createRandom(seed + index), students })
    try {
      // Each device has its own attempts and its own random numbers, so that a seed repeats its events.
      for (let number = index + 1; number <= attempts; number += counts.devices) {
        if (Date.now() > endAt) throw new Error(`Only ${ledger.count()} of ${attempts} attempts fitted into the time.`)
        onProgress?.(number)
        const isKill = killWorker && number % KILL_EVERY === 0
        await queue[isKill ? 'alone' : 'together'](async () => {
          await disturb(device, students)
          await inTurn(device.student.email, async () => {
            // An attempt whose tab was killed before its submission is continued.
            while (!(await takeQuiz(device, ledger, isKill ? killWorker : undefined)));
          })
        })
      }
      await queue.together(() => sendAll(device, students))
      await device.context.close()
    } catch (error) {
      // Reports of a failed run print the message alone, without its cause.
      throw new Error(`Seed ${seed}: ${String(error)}\n${await tell(device)}`, { cause: error })
    }
  }
  await Promise.all(Array.from({ length: counts.devices }, (_, index) => work(index)))
  const mistakes = await ledger.compare(browser, origin, students)
  if (mistakes.length > 0) throw new Error(`Seed ${seed}: ${mistakes.join('; ')}`)
  return ledger.count()
}

/** Events between two attempts. */
async function disturb(device: Device, students: readonly Student[]): Promise<void> {
  const { random } = device
  if (random.percent(30)) {
    device.line.breakSubmissions(random.percent(50) ? ['lost', 'lost', 'lost'] : [])
    await signOut(device)
    device.line.mend()
    await signIn(device, random.pick(students))
  } else if (random.percent(10)) {
    await checkResults(device, students)
  }
  if (random.percent(10) && !device.beside) {
    device.beside = await device.line.openPage()
    await device.beside.goto('/dashboard/quizzes/history')
  }
  // If the clock is set in between, the time between submitting and sending cannot be known.
  if (random.percent(15) && (await listUnsent(device)).length === 0) {
    const clock = random.pick(CLOCKS)
    device.log(`the clock is ${clock / HOUR_MS} hours off`)
    await setClock(device.page, clock)
  }
}

/** Every student signs in once more, until nothing waits on the device. */
async function sendAll(device: Device, students: readonly Student[]): Promise<void> {
  device.line.mend()
  for (const student of students) {
    if ((await listUnsent(device)).length === 0) return
    await signOut(device)
    await signIn(device, student)
    await checkResults(device, students)
  }
  const loaded = watchLoading(device.page)
  const deadline = Date.now() + 60_000
  while ((await listUnsent(device)).length > 0) {
    if (Date.now() > deadline) throw new Error('Attempts are left on the device.')
    await device.page.reload()
    await loaded()
  }
}

/** The last events on the device, and what its page shows. */
async function tell({ name, lines, page }: Device): Promise<string> {
  const shown = await page
    .locator('body')
    .textContent({ timeout: 5_000 })
    .catch((error) => `No page: ${error}`)
  return `${name}:\n${lines.slice(-25).join('\n')}\nat ${page.url()}:\n${shown?.slice(0, 1_500)}`
}
