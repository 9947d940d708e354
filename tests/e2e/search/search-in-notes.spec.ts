import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { DESKTOP, expect, forgetErrors, holdBack, NOTE, onEachSize, PHONE, QUIZ, signUp, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import {
  ask,
  dialog,
  expectPlacesToJoin,
  inNotes,
  LAW,
  NOTE_OF_LAW,
  open,
  option,
  PASSAGES,
  press,
  pressButton,
} from './search-box.ts'

/** One of each kind of place. The last two are in the note of the one before. */
const PLACES = [
  ['rotational dynamics formula', /^Key formulas Rotational Dynamics .*Formula$/, /#./],
  ['samas', /^समास .*Section$/, /#./],
  ['radius of gyration', /^Radius of gyration .*Section$/, /#radius-of-gyration$/],
  ['henderson', /^Henderson's equation Buffer solutions .*Derivation$/, /#./],
  ['moment of inertia', /^Moment of inertia Rotational Dynamics .*Definition$/, /#./],
  ['radius of gyration', /^Radius of gyration .*Section$/, /#radius-of-gyration$/],
  ['angular momentum', /^Angular momentum Rotational Dynamics .*Section$/, /#angular-momentum$/],
] as const

test('the search looks inside the notes, and one press leads to the place', async ({ page }) => {
  const law = page.locator('#law-lenz-s-law')

  await test.step('nothing of the search is fetched before it is used, and nothing twice', async () => {
    const fetched: string[] = []
    page.on('request', (request) => {
      const [file] = /\/assets\/(search-(palette|engine|.*\.json)|passages-.*\.json)/.exec(request.url()) ?? []
      if (file) fetched.push(file)
    })
    const indexes = (name: string) => fetched.filter((file) => file.includes(`${name}-`) && file.endsWith('.json'))
    const letPassages = await holdBack(page, PASSAGES)
    const loaded = watchLoading(page)
    await page.goto('/notes')
    await loaded()
    expect(fetched).toEqual([])
    await press(page)
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(indexes('passages')).toEqual([])
    await expectPlacesToJoin(page, 'lenz', letPassages)
    await expect(inNotes(page, LAW)).toBeVisible()
    expect(indexes('search')).toHaveLength(1)
    expect(fetched.some((file) => file.includes('palette') || file.includes('engine'))).toBe(true)
    await page.keyboard.press('Escape')
    await press(page)
    await ask(page, 'radius of gyration')
    await expect(inNotes(page, /^Radius of gyration/).first()).toBeVisible()
    expect(indexes('search')).toHaveLength(1)
    expect(indexes('passages')).toHaveLength(1)
    await page.keyboard.press('Escape')
    await page.unroute(PASSAGES)
  })

  await test.step('a law in a note is found, and one press leads to it', () =>
    onEachSize(page, async () => {
      await pressButton(page)
      await ask(page, 'lenz')
      await expect(option(page, 'Chapters', /^Electromagnetic Induction/)).toBeVisible()
      await expect(inNotes(page, LAW)).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await inNotes(page, LAW).click()
      await expect(page).toHaveURL(`${NOTE_OF_LAW}#law-lenz-s-law`)
      await expect(dialog(page)).toBeHidden()
      await expect(law).toBeInViewport()
      await expect(law).toBeFocused()
      expect((await law.boundingBox())?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
      expect(await findViolations(page)).toEqual([])
      await page.goBack()
      await expect(page).toHaveURL('/notes')
    }))

  await test.step('a place in a folded answer is opened', async () => {
    await page.goForward()
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first().click()
    await expect(law).not.toBeFocused()
    // No note of today has a named place in an answer.
    await page.locator('article').evaluate((text) => {
      const answer = text.querySelector('details .result')
      const law = text.querySelector('#law-lenz-s-law')
      if (answer && law) answer.append(law)
    })
    await expect(law).toBeHidden()
    await press(page)
    await ask(page, 'lenz')
    await inNotes(page, LAW).click()
    await expect(law).toBeFocused()
    await expect(law).toBeInViewport()
  })
})

test('every kind of place is found and has the focus, one after the other', async ({
  page,
  context,
  consoleErrors,
}) => {
  const letPassages = await holdBack(page, PASSAGES)
  await open(page)
  await expectPlacesToJoin(page, 'torque', letPassages)

  for (const [query, name, hash] of PLACES)
    await test.step(`"${query}"`, async () => {
      await press(page)
      await ask(page, query)
      const found = inNotes(page, name).first()
      const address = new URL((await found.getAttribute('href')) ?? '', page.url())
      await found.click()
      await expect(page).toHaveURL(address.href)
      await expect(page).toHaveURL(hash)
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.locator(`[id="${decodeURIComponent(address.hash.slice(1))}"]`)).toBeFocused()
      await expect(page.locator('article :focus')).toBeAttached()
    })

  await test.step('works without a connection, once it is loaded', async () => {
    await context.setOffline(true)
    await press(page)
    await ask(page, 'radius of gyration')
    await expect(inNotes(page, /^Radius of gyration/).first()).toBeVisible()
    await ask(page, 'genetcis')
    await expect(option(page, 'Chapters', /^Genetics/)).toBeVisible()
  })
  await forgetErrors(page, consoleErrors)
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

test('the list of subjects adds what else there is, slips forgiven, and places in notes', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/notes')

  await test.step('places in notes', async () => {
    await expect(page.getByRole('region', { name: 'More results' })).toHaveCount(0)
    await page.getByRole('searchbox').fill('lenz')
    const places = page.getByRole('region', { name: 'In the notes' })
    await expect(places.getByRole('link', { name: LAW })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await places.getByRole('link', { name: LAW }).click()
    await expect(page.locator('#law-lenz-s-law')).toBeFocused()
    await page.goBack()
  })

  await test.step('chapters, notes and quizzes', async () => {
    await page.getByRole('searchbox').fill('genetcis')
    const more = page.getByRole('region', { name: 'More results' })
    await expect(more.getByRole('link', { name: /^Genetics Biology · Class 12 Chapter$/ })).toBeVisible()
    await expect(more.getByRole('link', { name: /Quiz$/ }).first()).toHaveAttribute('href', /^\/quiz\?q=/)
    await more.getByRole('link', { name: /^Genetics Biology · Class 12 Note$/ }).click()
    await expect(page).toHaveURL(/\/notes\/biology\/genetics\/.*\/view$/)
  })
})

test('a student searches everything in the dashboard, and inside the notes in Search Notes', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await signUp(page)

  await test.step('the search leads to the viewer and to the quizzes of a student', async () => {
    await open(page, '/dashboard')
    await ask(page, 'rotational dynamics')
    await option(page, 'Notes', /^Rotational Dynamics/).click()
    await expect(page).toHaveURL(`/dashboard/notes/${NOTE.id}`)
    await page.goBack()
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Profile' }).click()
    await expect(page).toHaveURL('/dashboard/profile')
    await press(page)
    await ask(page, QUIZ)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/quizzes\/take\?q=Class/)
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  await test.step('Search Notes finds places in notes, filters them, and leads to them', async () => {
    await page.setViewportSize(PHONE)
    await page.goto('/dashboard/notes?q=lenz')
    const found = page.getByRole('region', { name: 'Search results' })
    const places = found.getByRole('region', { name: 'In the notes' })
    await onEachSize(page, async () => {
      await expect(places.getByRole('link', { name: LAW })).toBeVisible()
      expect(await found.getByRole('link').count()).toBeLessThanOrEqual(10)
      expect(await findViolations(page)).toEqual([])
      await found.getByLabel('Subject').selectOption('Chemistry')
      await expect(places.getByRole('link', { name: LAW })).toHaveCount(0)
      await found.getByLabel('Subject').selectOption('Physics')
      await places.getByRole('link', { name: LAW }).click()
      await expect(page).toHaveURL('/dashboard/notes/physics-electromagnetic-induction-notes?view=text#law-lenz-s-law')
      await expect(page.locator('#law-lenz-s-law')).toBeFocused()
      await page.goBack()
      await expect(places.getByRole('link', { name: LAW })).toBeVisible()
      await found.getByLabel('Subject').selectOption('All Subjects')
    })
  })
})
