import { expect, type Locator, type Page } from '@playwright/test'
import { pathOfQuiz } from '#domain/quiz/quiz-search.ts'
import { readEntries } from '../device/stored-entries.ts'
import { openWithin } from '../documents.ts'
import type { Ledger } from './ledger.ts'
import { SUBMIT_FAULTS } from './line.ts'
import type { Device } from './torture-device.ts'
import { checkNames } from './torture-device.ts'

const QUESTIONS = 4

/** The list with only the student's quiz. Rendering all 77 each time took a sixth of the whole test. */
const listOf = ({ student }: Device) => pathOfQuiz(student.quiz.title)
const isAt = (page: Page, path: string) => listAt(page.url()) === listAt(path)

/** The list that an address names, however its letters are escaped. */
function listAt(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return `${pathname} ${searchParams.get('q')}`
}

/**
 * Takes the student's quiz once, whatever goes wrong, and records the submission in the ledger. Returns false if the
 * tab was killed before that; then the attempt waits on the device.
 */
export async function takeQuiz(device: Device, ledger: Ledger, whileHandingIn = async () => {}): Promise<boolean> {
  const { random, line, student } = device
  const choices = new Map<number, number>()
  for (let count = 1 + random.below(QUESTIONS); count > 0; count--) {
    choices.set(random.below(student.quiz.questions.length), random.below(4))
  }
  const attemptId = await openPlayer(device)
  await answer(device.page, choices)
  if (random.percent(15)) {
    device.log('reloads the player')
    await device.page.reload()
    await answer(device.page, choices)
  }
  if (random.percent(10)) {
    await kill(device)
    if (random.percent(50)) return false
    await openPlayer(device)
    await answer(device.page, choices)
  }
  await clear(device.page, choices)

  const faults = random.percent(45)
    ? [random.pick(SUBMIT_FAULTS), random.pick(SUBMIT_FAULTS)].slice(random.below(2))
    : []
  const isDown = random.percent(10)
  line.breakSubmissions(faults)
  line.setDown(isDown)
  device.log(`hands ${attemptId} in${isDown ? ', offline' : ''} ${faults}`)
  const at = Date.now()
  await handIn(device.page, student.quiz.totalQuestions)
  await whileHandingIn()
  if (random.percent(15)) await kill(device)
  else
    await device.page
      .getByRole('heading', { name: /Quiz Completed|safe on this device/ })
      .first()
      .waitFor()
  line.setDown(false)
  if (!(await wasHandedIn(device, attemptId))) {
    device.log('was killed before the attempt was handed in')
    return false
  }
  ledger.handIn(attemptId, { owner: student, choices, at })
  await checkNames(device)
  return true
}

/** Opens the player of a new attempt, or of the one that waits on the device. */
async function openPlayer(device: Device): Promise<string> {
  const { page } = device
  // The student may have handed it in on another device a moment ago. Then its card changes, or its result is shown.
  await expect(async () => {
    await begin(device)
    await page.getByRole('radio').first().waitFor({ timeout: 20_000 })
  }).toPass({ timeout: 120_000 })
  await page.waitForFunction(() => history.state?.attemptId !== undefined)
  return page.evaluate(() => String(history.state.attemptId))
}

async function begin(device: Device): Promise<void> {
  const { page, student } = device
  const list = listOf(device)
  const back = page.getByRole('button', { name: 'Back to Quizzes' })
  if (await back.isVisible()) await back.click()
  // With the same address, the entry of the history can belong to an attempt, which it would open again.
  else if (!isAt(page, list) || (await page.evaluate(() => history.state?.attemptId)) !== undefined) {
    await openWithin(page, list)
  }
  const card = page.getByRole('article', { name: student.quiz.title, exact: true })
  const start = card.getByRole('button', { name: /Start Quiz|Resume Quiz/ }).first()
  const label = (await start.textContent()) ?? ''
  if (await card.getByText('on another device').isVisible()) {
    await card.getByRole('button', { name: 'Start over' }).click({ timeout: 5_000 })
    await page.getByRole('button', { name: 'Throw away and start' }).click({ timeout: 5_000 })
    // Until what another device has begun is listed, the button starts a new attempt; from then on it would continue that.
  } else await card.getByRole('button', { name: label, exact: true }).click({ timeout: 5_000 })
}

/** Without a pointer, which takes five times as long. */
const press = (button: Locator) => button.dispatchEvent('click')

const cell = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Question ${number},`) })

async function answer(page: Page, choices: ReadonlyMap<number, number>): Promise<void> {
  await page.getByRole('radio').first().waitFor()
  for (const [question, option] of choices) {
    await press(cell(page, question + 1))
    const radio = page.getByRole('radio').nth(option)
    if (!(await radio.isChecked())) await press(radio)
    await expect(radio).toBeChecked({ timeout: 60_000 })
  }
}

/** An attempt that was continued after a kill can have earlier answers. They are removed. */
async function clear(page: Page, choices: ReadonlyMap<number, number>): Promise<void> {
  const answered = page.getByRole('button', { name: /^Question \d+, answered/ })
  for (const label of await answered.evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''))) {
    const number = Number(/\d+/.exec(label)?.[0])
    if (choices.has(number - 1)) continue
    await press(cell(page, number))
    await press(page.getByRole('button', { name: 'Clear answer' }))
  }
}

async function handIn(page: Page, last: number): Promise<void> {
  await press(cell(page, last))
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await page.getByRole('button', { name: 'Submit anyway' }).click()
}

/** The tab is killed; the student opens another one. */
async function kill(device: Device): Promise<void> {
  device.log('the tab is killed')
  await device.page.close()
  device.page = await device.line.openPage()
  await device.page.goto(listOf(device))
  await device.page.getByRole('button', { name: 'Logout' }).waitFor()
}

/** The attempt according to the device. One that is not on it any more is in the account. */
async function wasHandedIn({ page }: Device, attemptId: string): Promise<boolean> {
  // A page that is killed may have left its last events, including the submission, outside of the store.
  await page.waitForFunction((id) => !Object.keys(localStorage).some((key) => key.endsWith(id)), attemptId)
  const entry = (await readEntries(page)).find(({ kind, key }) => kind === 'attempt' && key === attemptId)
  return entry?.value.state !== 'running' && entry?.value.state !== 'paused'
}
