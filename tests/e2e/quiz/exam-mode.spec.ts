import { expect, PHONE, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

test.use({ viewport: PHONE })

const MOCK = 'IOE Full Mock Exam 2'

test('a mock exam is sat by section, survives a reload, and its result is shown by section', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/quizzes/take')
  const sections = page.getByRole('group', { name: 'Sections' })
  const number = (text: string) => page.getByText(`Question ${text} of 100`, { exact: true })
  const card = page.getByRole('article', { name: MOCK })

  await test.step('the page before it, also after a reload', async () => {
    await card.getByRole('button', { name: 'Start Quiz' }).click()
    await expect(page.getByRole('rowheader', { name: /^Mathematics/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('row', { name: 'Together 100 140' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'I am ready' }).click()
  })

  await test.step('two sections, an answer and a flag in each', async () => {
    await expect(number('1')).toBeVisible()
    await page.keyboard.press('a')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('f')
    await sections.getByRole('button', { name: /^Chemistry, 0 of 22/ }).click()
    await expect(number('63')).toBeVisible()
    await page.keyboard.press('b')
    await expect(sections.getByRole('button', { name: /^Chemistry, 1 of 22/ })).toHaveAttribute('aria-current', 'true')
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('a reload in the middle: the same question, sections and states', async () => {
    await page.reload()
    await expect(number('63')).toBeVisible()
    await expect(sections.getByRole('button', { name: /^Mathematics, 1 of 35/ })).toBeVisible()
    await page.getByRole('button', { name: 'All questions' }).click()
    const all = page.getByRole('dialog', { name: 'All questions' })
    const states = all.getByRole('list', { name: 'States of the questions' }).getByRole('listitem')
    await expect(states).toHaveText([/^97/, /^0/, /^2/, /^1/, /^0/])
    await expect(all.getByRole('button', { name: 'Question 2, flagged' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await all.getByRole('button', { name: 'Summary and submit' }).click()
  })

  await test.step('the summary, and the results by section', async () => {
    const asked = page.getByRole('dialog', { name: 'Submit now?' })
    await expect(asked.getByRole('list', { name: 'Sections' }).getByRole('listitem')).toHaveCount(4)
    await asked.getByRole('button', { name: 'Submit anyway' }).click()
    await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
    const results = page.getByRole('region', { name: 'Results by section' })
    await expect(results.getByRole('listitem')).toHaveCount(4)
    await expect(results.getByText('Your first attempt at this exam.')).toBeVisible()
    await expect(results.getByText(/^Blind guesses at the 98 open questions would have brought/)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('a retake shows the instructions again', async () => {
    await page.getByRole('button', { name: 'Retake Quiz' }).click()
    await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible()
  })
})

test('an exam on paper: the sheet fits one page, and what was marked is graded like an attempt', async ({ page }) => {
  await page.goto('/quiz')
  await page.getByRole('article', { name: 'CEE Full Mock Exam 1' }).getByRole('button', { name: 'Start Quiz' }).click()
  const row = (number: number) => page.getByRole('group', { name: `Question ${number}`, exact: true })

  await test.step('the sheet', async () => {
    await page.getByRole('button', { name: 'Answer sheet to print' }).click()
    await expect(page.getByRole('img', { name: 'Answer sheet with 200 rows of four bubbles, A to D' })).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.getByRole('button', { name: 'Back to the instructions' }).click()
  })

  await test.step('the questions with the clock, and the pen is put down', async () => {
    await page.getByRole('button', { name: 'Start on paper' }).click()
    await expect(page.getByText('Question 1 of 200', { exact: true })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.getByRole('button', { name: 'All questions' }).click()
    await page.getByRole('button', { name: 'Enter my marks' }).click()
    await page.getByRole('button', { name: 'Put the pen down' }).click()
    await expect(row(200)).toBeAttached()
  })

  await test.step('by key and by touch, also after a reload', async () => {
    await page.getByRole('button', { name: '1 A', exact: true }).focus()
    await page.keyboard.type('b3')
    await expect(page.getByRole('button', { name: '2 C', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: '200 D', exact: true }).click()
    await expect(page.getByText('3 of 200 marked').last()).toBeVisible()
    await page.reload()
    await expect(page.getByText('3 of 200 marked').last()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('handed in', async () => {
    await page.getByRole('button', { name: 'Submit Quiz' }).click()
    await page.getByRole('button', { name: 'Submit anyway' }).click()
    await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Results by section' }).getByRole('listitem')).toHaveCount(5)
  })
})
