import type { Page } from '@playwright/test'
import { expect, forgetErrors, onEachSize, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { ask, box, dialog, open, option, press } from './search-box.ts'

const INDEX = '**/assets/passages-*.json'
const NOTE = '/notes/physics/electromagnetic-induction/physics-electromagnetic-induction-notes/read'
const LAW = /^Lenz's law .*Electromagnetic Induction · Physics · Class 12 ?Law$/
const inNotes = (page: Page, name: RegExp) => option(page, 'In the notes', name)

/** Keeps the index of passages back until the returned function is called. */
async function holdIndex(page: Page) {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(INDEX, async (route) => {
    await answered
    await route.continue()
  })
  return () => answer()
}

test('a law in a note is found, and one press leads to it', ({ page }) =>
  onEachSize(page, async () => {
    await open(page)
    await ask(page, 'lenz')
    await expect(option(page, 'Chapters', /^Electromagnetic Induction/)).toBeVisible()
    await expect(inNotes(page, LAW)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await inNotes(page, LAW).click()
    await expect(page).toHaveURL(`${NOTE}#law-lenz-s-law`)
    await expect(dialog(page)).toBeHidden()
    const law = page.locator('#law-lenz-s-law')
    await expect(law).toBeInViewport()
    await expect(law).toBeFocused()
    expect((await law.boundingBox())?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
    expect(await findViolations(page)).toEqual([])
  }))

test('a definition, a derivation, a formula, a section and a Nepali word find their places in notes', async ({
  page,
}) => {
  for (const [query, name] of [
    ['moment of inertia', /^Moment of inertia Rotational Dynamics .*Definition$/],
    ['henderson', /^Henderson's equation Buffer solutions .*Derivation$/],
    ['rotational dynamics formula', /^Key formulas Rotational Dynamics .*Formula$/],
    ['radius of gyration', /^Radius of gyration .*Section$/],
    ['samas', /^समास .*Section$/],
  ] as const)
    await test.step(`"${query}"`, async () => {
      await open(page)
      await ask(page, query)
      const found = inNotes(page, name).first()
      const address = new URL((await found.getAttribute('href')) ?? '', page.url())
      await found.click()
      await expect(page).toHaveURL(address.href)
      await expect(page.locator(`[id="${decodeURIComponent(address.hash.slice(1))}"]`)).toBeFocused()
    })
})

test('the next place in the same note has the focus, too', async ({ page }) => {
  await open(page)
  await ask(page, 'moment of inertia')
  await inNotes(page, /^Moment of inertia Rotational Dynamics .*Definition$/).click()
  for (const [query, name, id] of [
    ['radius of gyration', /^Radius of gyration .*Section$/, 'radius-of-gyration'],
    ['angular momentum', /^Angular momentum Rotational Dynamics .*Section$/, 'angular-momentum'],
  ] as const) {
    await expect(page.locator('article :focus')).toBeAttached()
    await press(page)
    await ask(page, query)
    await inNotes(page, name).click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator(`#${id}`)).toBeFocused()
  }
})

test('nothing of the search is fetched before it is used, and nothing twice', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [file] = /\/assets\/(search-(palette|engine|.*\.json)|passages-.*\.json)/.exec(request.url()) ?? []
    if (file) fetched.push(file)
  })
  const indexes = (name: string) => fetched.filter((file) => file.includes(`${name}-`) && file.endsWith('.json'))
  await page.goto('/notes', { waitUntil: 'networkidle' })
  expect(fetched).toEqual([])
  await press(page)
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(indexes('passages')).toEqual([])
  await ask(page, 'lenz')
  await expect(inNotes(page, LAW)).toBeVisible()
  expect(indexes('search')).toHaveLength(1)
  expect(fetched.some((file) => file.includes('palette') || file.includes('engine'))).toBe(true)
  await page.keyboard.press('Escape')
  await press(page)
  await ask(page, 'radius of gyration')
  await expect(inNotes(page, /^Radius of gyration/).first()).toBeVisible()
  expect(indexes('search')).toHaveLength(1)
  expect(indexes('passages')).toHaveLength(1)
})

test('titles are there at once, and nothing of them moves when places in notes join', async ({ page }) => {
  for (const query of ['physics', 'torque', 'lenz']) {
    const answer = await holdIndex(page)
    await open(page)
    await ask(page, query)
    await expect(page.getByText('Searching inside the notes...')).toBeVisible()
    const places = () =>
      page
        .getByRole('option')
        .evaluateAll((options) =>
          options.map((option) => `${option.getAttribute('href')} ${Math.round(option.getBoundingClientRect().top)}`),
        )
    const before = await places()
    expect(before.length).toBeGreaterThan(2)
    answer()
    await expect(page.getByText('Searching inside the notes...')).toBeHidden()
    expect((await places()).slice(0, before.length), query).toEqual(before)
    expect((await places()).length).toBeLessThanOrEqual(10)
    await page.unroute(INDEX)
  }
})

test('what is found in notes alone waits for them, and Enter opens it', async ({ page }) => {
  const answer = await holdIndex(page)
  await open(page)
  await box(page).fill('henderson')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Searching...').first()).toBeAttached()
  await expect(page.getByText('No results found')).toHaveCount(0)
  answer()
  await expect(page).toHaveURL(/ionic-equilibrium-notes\/read#derivation-henderson-s-equation$/)
})

test('a line that is cut is said, and the index comes by itself when the line is back', async ({
  page,
  consoleErrors,
}) => {
  await page.route(INDEX, (route) => route.abort())
  await open(page)
  await ask(page, 'lenz')
  await expect(option(page, 'Chapters', /^Electromagnetic Induction/)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'The notes could not be searched inside.' })).toBeVisible()
  // Whether there is nothing at all is not known.
  await box(page).fill('henderson')
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing found in titles.' })).toBeVisible()
  await expect(page.getByText('No results found')).toHaveCount(0)
  await box(page).fill('lenz')
  await page.unroute(INDEX)
  await expect(inNotes(page, LAW)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be searched' })).toHaveCount(0)
  await forgetErrors(page, consoleErrors)
})

test('goes on without a connection, once it is there', async ({ page, context }) => {
  await open(page)
  await ask(page, 'lenz')
  await expect(inNotes(page, LAW)).toBeVisible()
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await press(page)
  await ask(page, 'radius of gyration')
  await expect(inNotes(page, /^Radius of gyration/).first()).toBeVisible()
  await ask(page, 'genetcis')
  await expect(option(page, 'Chapters', /^Genetics/)).toBeVisible()
})

test('where data is saved, the notes are searched when the student says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/passages-[^/]*\.json/.test(request.url())) fetched.push(request.url())
  })
  await open(page)
  await ask(page, 'lenz')
  const button = page.getByRole('button', { name: 'Search inside the notes' })
  await expect(button).toBeVisible()
  expect(fetched).toEqual([])
  expect(await findViolations(page)).toEqual([])
  await button.click()
  await expect(inNotes(page, LAW)).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page)
  await ask(page, 'radius of gyration')
  await expect(inNotes(page, /^Radius of gyration/).first()).toBeVisible()
})

test('a place in a folded answer is opened', async ({ page }) => {
  await page.goto(NOTE)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  // No note of today has a named place in an answer.
  await page.locator('article').evaluate((text) => {
    const answer = text.querySelector('details .result')
    const law = text.querySelector('#law-lenz-s-law')
    if (answer && law) answer.append(law)
  })
  const law = page.locator('#law-lenz-s-law')
  await expect(law).toBeHidden()
  await press(page)
  await ask(page, 'lenz')
  await inNotes(page, LAW).click()
  await expect(law).toBeFocused()
  await expect(law).toBeInViewport()
})

test('the list of subjects adds places in notes', async ({ page }) => {
  await page.goto('/notes')
  await page.getByRole('searchbox').fill('lenz')
  const more = page.getByRole('region', { name: 'In the notes' })
  await expect(more.getByRole('link', { name: LAW })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await more.getByRole('link', { name: LAW }).click()
  await expect(page.locator('#law-lenz-s-law')).toBeFocused()
})

test('Search Notes of a student finds places in notes, filters them, and leads to them', async ({ page }) => {
  await signUp(page)
  await onEachSize(page, async () => {
    await page.goto('/dashboard/notes?q=lenz')
    const found = page.getByRole('region', { name: 'Search results' })
    const places = found.getByRole('region', { name: 'In the notes' })
    await expect(places.getByRole('link', { name: LAW })).toBeVisible()
    expect(await found.getByRole('link').count()).toBeLessThanOrEqual(10)
    expect(await findViolations(page)).toEqual([])
    await found.getByLabel('Subject').selectOption('Chemistry')
    await expect(places.getByRole('link', { name: LAW })).toHaveCount(0)
    await found.getByLabel('Subject').selectOption('Physics')
    await places.getByRole('link', { name: LAW }).click()
    await expect(page).toHaveURL(`${NOTE}#law-lenz-s-law`)
    await expect(page.locator('#law-lenz-s-law')).toBeFocused()
    await page.goBack()
    await expect(places.getByRole('link', { name: LAW })).toBeVisible()
  })
})
