import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'yaml'
import { type RunningDesk, startDesk } from '#tests/support/served/start-desk.ts'
import { expect, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

// One desk for both tests, because starting it takes as long as a test.
test.describe.configure({ mode: 'default' })
let desk: RunningDesk
test.beforeAll(async () => {
  desk = await startDesk()
})
test.afterAll(() => desk.stop())

/** The elements that the keyboard reaches by Tab alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Replaces the text of a field. */
async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}

const chapter = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Wave Motion' })
const mistakes = (page: Page) => page.getByRole('region', { name: 'Mistakes' })

test('a note is shown in both editions whenever it is saved, with each mistake at its line until it is corrected', async ({
  page,
}) => {
  await page.goto(desk.address)
  await chapter(page).getByRole('button', { name: 'Begin a note' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('content/notes/physics/wave-motion/notes.typ')
  await expect(mistakes(page)).toContainText('the sample text is still there in lines')
  const file = join(desk.folder, 'notes/physics/wave-motion/notes.typ')
  const [header = ''] = readFileSync(file, 'utf8').split('// A line')
  const phone = page.frameLocator('iframe[title="The note on a phone"]')
  await expect(phone.getByRole('heading', { name: 'Wave Motion' })).toBeVisible()

  const long = 'A wave carries energy and no matter. '.repeat(60)
  const right = `${header.replace(/description: .*/, 'description: "All of them.",')}
= Waves

Let $v$ be its speed and $f$ its frequency, then $v = f lambda$.

${long}
`
  writeFileSync(file, right)
  await expect(page.getByText('Nothing is wrong here.')).toBeVisible()
  await expect(phone.getByText('A wave carries energy')).toBeVisible()
  await expect(page.getByText('On paper, 1 page', { exact: true })).toBeVisible()
  // The frame may be about to reload.
  await expect(async () => {
    await phone.locator('body').evaluate(() => scrollTo(0, 300))
    expect(await page.evaluate(() => Object.values(sessionStorage))).toEqual(['300'])
  }).toPass()

  writeFileSync(file, right.replace('and $f$', 'and $f'))
  await expect(mistakes(page)).toContainText('a dollar has no partner')
  const line = right.split('\n').findIndex((text) => text.startsWith('Let')) + 1
  await expect(mistakes(page)).toContainText(`Line ${line}Let $v$ be its speed and $f its`)
  await expect(page.getByText('as it was before')).toHaveCount(2)
  await expect(phone.locator('math').last()).toBeVisible()

  writeFileSync(file, `${right}\n#law("Speed")[The speed is that of the medium.]\n`)
  await expect(page.getByText('Nothing is wrong here.')).toBeVisible()
  await expect(page.getByText('as it was before')).toHaveCount(0)
  await expect(phone.getByText('The speed is that of the medium.')).toBeAttached()
  // Every save reloads it, and it stays at the place that was read.
  await expect.poll(() => phone.locator('body').evaluate(() => scrollY)).toBe(300)

  const paper = await page.getByTitle('The note on paper').getAttribute('src')
  const answer = await page.request.get(`${desk.address}${paper}`)
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  for (const origin of ['https://example.com', 'null']) {
    const data = { kind: 'note', name: 'physics/periodic-motion' }
    const refusal = await page.request.post(`${desk.address}/desk/file`, { data, headers: { origin } })
    expect(refusal.status()).toBe(403)
  }
  expect(await findViolations(page)).toEqual([])
})

test('a quiz is written by the keyboard alone, and what the check refuses is not saved', async ({
  page,
  consoleErrors,
}) => {
  const file = join(desk.folder, 'quizzes/class-12-physics-wave-motion.yaml')
  const read = () => parse(readFileSync(file, 'utf8'))
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const save = async () => {
    await tabTo(page, button('Save into the file'))
    await page.keyboard.press('Enter')
  }
  await page.goto(desk.address)
  await tabTo(page, chapter(page).getByRole('button', { name: 'Begin a quiz' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class 12 Physics: Wave Motion')

  await test.step('the fields above the questions', async () => {
    await tabTo(page, button('Edit title, time and tags'))
    await page.keyboard.press('Enter')
    await expect(field('Title')).toBeFocused()
    await write(page, field('Description'), 'Speed, frequency and phase in one set.')
    await write(page, field('Time in minutes'), 'ten')
    await write(page, field('Tags, with commas between them'), 'waves, board')
    await save()
    await expect(page.getByRole('alert')).toContainText('Not saved yet.')
    await expect(field('Time in minutes')).toBeFocused()
    await expect(field('Time in minutes')).toHaveAccessibleDescription('write the minutes as a number, such as 20')
    expect(read()).toMatchObject({ timeLimit: 10, tags: ['sample', 'replace-me'] })
    await write(page, field('Time in minutes'), '20')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Saved: title, time and tags')).toBeVisible()
    await expect(button('Edit title, time and tags')).toBeFocused()
    expect(read()).toMatchObject({
      timeLimit: 20,
      tags: ['waves', 'board'],
      description: 'Speed, frequency and phase in one set.',
    })
  })

  const preview = page.getByRole('region', { name: 'As students see it' })
  await test.step('a question in the place of a sample', async () => {
    await tabTo(page, button('Write question 1'))
    await page.keyboard.press('Enter')
    await expect(field('Question')).toBeFocused()
    await page.keyboard.insertText(
      'What is the speed of a wave with $f = 50\\,\\text{Hz}$ and $\\lambda = 2\\,\\text{m}$?',
    )
    await expect(preview.locator('.katex')).toHaveCount(2)
    await expect(field('Name of the question')).toHaveValue('speed-wave')
    for (const [letter, text] of Object.entries({
      A: '$25\\,\\text{m/s}$',
      B: '$25\\,\\text{m/s}$',
      C: '4',
      D: '$100 unit("m")$',
    }))
      await write(page, field(`Option ${letter}`), text)
    await expect(field('Option B')).toHaveAccessibleDescription('option B is the same as option A')
    await expect(field('Option D')).toHaveAccessibleDescription(/^"unit" in the formula .* is printed letter by letter/)
    const before = readFileSync(file, 'utf8')
    await save()
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(5)
    await expect(field('Option B')).toBeFocused()
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(await findViolations(page)).toEqual([])
  })

  const question = {
    topic: 'Velocity of sound in solids, liquids and gases',
    question: 'What is the speed of a wave with $f = 50\\,\\text{Hz}$ and $\\lambda = 2\\,\\text{m}$?',
    options: ['$25\\,\\text{m/s}$', '$52\\,\\text{m/s}$', '4', '$100\\,\\text{m/s}$'],
    answer: 'D',
    explanation: 'Speed is frequency times wavelength: $50 \\times 2 = 100$. Dividing them gives 25.',
  }
  await test.step('once corrected, it is in the file', async () => {
    await write(page, field('Option B'), question.options[1] ?? '')
    await write(page, field('Option D'), question.options[3] ?? '')
    await tabTo(page, button('D'))
    await page.keyboard.press('Space')
    await write(page, field('Explanation'), question.explanation)
    await write(page, field('Name of the question'), 'speed-of-a-wave')
    await page.keyboard.press('Shift+Tab')
    await tabTo(page, field('Topic'))
    question.topic = await field('Topic').evaluate((list: HTMLSelectElement) => list.options[1]?.value ?? '')
    await page.keyboard.press('ArrowDown')
    await expect(field('Topic')).toHaveValue(question.topic)
    await save()
    await expect(page.getByText('Saved: speed-of-a-wave')).toBeVisible()
    expect(read().questions[0]).toMatchObject({ id: 'speed-of-a-wave', chapter: 'physics/wave-motion', ...question })
  })

  await test.step('it is edited', async () => {
    await expect(button('Edit question 1')).toBeFocused()
    await expect(mistakes(page)).not.toContainText('question 1')
    await page.keyboard.press('Enter')
    await write(page, field('Option C'), '$4\\,\\text{m/s}$')
    await save()
    await expect(button('Edit question 1')).toBeFocused()
    question.options[2] = '$4\\,\\text{m/s}$'
    expect(read().questions).toMatchObject([question, { id: 'class-12-physics-wave-motion-second' }])
  })

  await test.step('unsaved text is there again after a reload', async () => {
    await tabTo(page, button('Add a question'))
    await page.keyboard.press('Enter')
    await page.keyboard.insertText('What is a phase?')
    await expect(preview).toContainText('What is a phase?')
    await page.reload()
    await tabTo(page, button('Add a question'))
    await page.keyboard.press('Enter')
    await expect(field('Question')).toHaveValue('What is a phase?')
    await expect(page.getByText('This is what you wrote here and did not save.')).toBeVisible()
  })
  // The two refused questions.
  expect(consoleErrors.splice(0)).toEqual(Array(2).fill(expect.stringContaining('400')))
})
