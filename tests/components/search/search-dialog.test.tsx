import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { POPULAR_SEARCHES } from '#content/site/popular-searches.ts'
import { fakeQuiz } from '#tests/support/components/fake-quiz.ts'
import { openApp } from '#tests/support/components/open-app.tsx'
import { SHORT_QUIZ, startQuiz } from '#tests/support/components/player.ts'
import {
  address,
  ask,
  box,
  dialog,
  LAW,
  openByButton,
  openByKeys,
  option,
  options,
} from '#tests/support/components/search-dialog.ts'
import { PHONE, SIZES } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const press = (keys: string) => userEvent.keyboard(keys)
const heading = page.getByRole('heading', { level: 1 })
const closed = () => expect.element(dialog).not.toBeInTheDocument()

/** By both of its keys, on the current page. */
async function expectOpens() {
  await expect.element(heading).toBeVisible()
  const home = page.getByRole('link', { name: 'Adhyayan, home' })
  for (const modifier of ['Control', 'Meta'] as const) {
    ;(home.element() as HTMLElement).focus()
    await openByKeys(modifier)
    await press(modifier === 'Control' ? '{Escape}' : '{Meta>}k{/Meta}')
    await closed()
    await expect.element(home).toHaveFocus()
  }
}

test('opens by its keys everywhere, closes by them, by Escape and by Back, and gives the focus back', async () => {
  await openApp('/')
  await expectOpens()
  await page.getByRole('link', { name: 'Resources' }).first().click()
  await expect.poll(address).toBe('/resources')
  await openByKeys()
  history.back()
  await expect.poll(address).toBe('/')
  await closed()

  history.forward()
  await expect.poll(address).toBe('/resources')
  await page.getByRole('main').getByRole('link', { name: 'Blogs' }).first().click()
  await expect.poll(address).toBe('/resources/blogs')
  await expectOpens()
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect.poll(address).toBe('/contact')
  await expectOpens()

  await openByKeys()
  await ask('Rotational Dynamics')
  await option('Notes', /^Rotational Dynamics/).click()
  await expect.poll(address).toMatch(/physics-rotational-dynamics-notes\/view$/)
  await expectOpens()

  await openByButton()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await closed()
  await press('{Control>}{Shift>}k{/Shift}{/Control}')
  await closed()
})

test('leaves a dialog alone that is being filled in', async () => {
  await openApp('/login')
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  const email = page.getByLabelText('Email')
  await email.fill('half@typed')
  await press('{Control>}k{/Control}')
  await expect.element(page.getByRole('dialog')).toHaveLength(1)
  await expect.element(email).toHaveValue('half@typed')
})

test('does not cost a student the attempt that is under way', async () => {
  const { answers } = await fakeQuiz(SHORT_QUIZ, 3)
  await openApp('/quiz', { answers })
  await startQuiz(SHORT_QUIZ)
  const second = page.getByRole('radio').nth(1)
  await press('b')
  await expect.element(second).toBeChecked()
  await openByKeys()
  await press('abcd{Escape}')
  await press('{Escape}')
  await closed()
  await expect.element(second).toBeChecked()
  await openByKeys()
  await ask('rotational dynamics')
  await option('Notes', /^Rotational Dynamics/).click()
  await expect.poll(address).toMatch(/physics-rotational-dynamics-notes\/view$/)
  history.back()
  await expect.element(second).toBeChecked()
})

test('can be used by everyone, and fits, with suggestions, with results and without', async () => {
  await openApp('/features')
  const check = async () => {
    expect(await findViolations()).toEqual([])
    const element = dialog.element()
    expect(element.scrollWidth - element.clientWidth).toBe(0)
    // Also behind the dialog, which hides the page from screen readers.
    expect(document.querySelectorAll('h1')).toHaveLength(1)
  }
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    const { width, height } = page
      .getByRole('button', { name: 'Search', exact: true })
      .element()
      .getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await openByButton()
    await check()
    await ask('lenz')
    await expect.element(option('Chapters', /^Electromagnetic Induction/)).toBeVisible()
    await expect.element(option('In the notes', LAW)).toBeVisible()
    await check()
    await ask('physics')
    await check()
    await press('{End}')
    await expect.element(options.last()).toBeInViewport({ ratio: 1 })
    await box.fill('no such thing at all')
    await expect.element(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await check()
    await press('{Escape}')
    await press('{Escape}')
    await closed()
  }
})

test('is walked and answered with the keyboard alone', async () => {
  await openApp('/features')
  const selected = page.getByRole('option', { selected: true })
  await openByButton()
  await expect.element(selected).not.toBeInTheDocument()
  await press('{ArrowDown}')
  await expect.element(selected).toHaveTextContent(POPULAR_SEARCHES[0])
  await press('{Enter}')
  await expect.element(box).toHaveValue(POPULAR_SEARCHES[0])

  await ask('torque')
  // The list is complete.
  await expect.element(option('In the notes', /^Torque/).first()).toBeVisible()
  const current = () => box.element().getAttribute('aria-activedescendant')
  const idOf = (index: number) => options.nth(index).element().id
  const last = options.elements().length - 1
  expect(last).toBeGreaterThan(2)
  await expect.poll(current).toBe(idOf(0))
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['End', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['Home', 0],
    ['ArrowDown', 1],
  ] as const) {
    await press(`{${key}}`)
    await expect.poll(current).toBe(idOf(index))
    await expect.element(options.nth(index)).toHaveAttribute('aria-selected', 'true')
  }
  const path = options.nth(1).element().getAttribute('href')
  await press('{Enter}')
  await expect.poll(() => address() + location.hash).toBe(path)
  await closed()
})

test('fills a phone down to its keyboard', async () => {
  await page.viewport(...PHONE)
  await openApp('/features')
  await openByButton()
  const [width, height] = PHONE
  await expect.poll(() => dialog.element().getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width, height })
  // A keyboard covers only a part of the visible screen.
  const { visualViewport } = window
  if (!visualViewport) throw new Error('This browser has no visual viewport.')
  Object.defineProperty(visualViewport, 'height', { value: 480, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(visualViewport, 'height'))
  visualViewport.dispatchEvent(new Event('resize'))
  await ask('physics')
  await press('{End}')
  await expect.poll(() => options.last().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(480)
})
