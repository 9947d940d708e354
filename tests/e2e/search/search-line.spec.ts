import { DESKTOP, expect, expectHydrated, forgetErrors, holdBack, test } from '../browser.ts'
import {
  ask,
  box,
  dialog,
  expectPlacesToJoin,
  inNotes,
  LAW,
  open,
  option,
  PASSAGES,
  press,
  TITLES,
} from './search-box.ts'

test.use({ viewport: DESKTOP })

const PALETTE = '**/assets/search-palette-*'

test('on a slow line each part of the search answers as soon as it comes', async ({ page }) => {
  await test.step('says that it is searching while the index is on its way, and answers when it comes', async () => {
    const letTitles = await holdBack(page, TITLES)
    await open(page)
    await box(page).fill('genetcis')
    await expect(page.getByText('Searching...')).toBeAttached()
    letTitles()
    await expect(option(page, 'Chapters', /^Genetics/)).toBeVisible()
    await expect(page.getByText('Searching...')).toHaveCount(0)
    await page.unroute(TITLES)
  })

  await test.step('Enter that was pressed before the results were there opens the best of them', async () => {
    const letTitles = await holdBack(page, TITLES)
    const letPassages = await holdBack(page, PASSAGES)
    await open(page)
    await box(page).fill('electromagnetic induction')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Searching...')).toBeVisible()
    letTitles()
    await expect(page).toHaveURL('/notes/physics/electromagnetic-induction')
    await expect(dialog(page)).toBeHidden()
    await page.unroute(TITLES)

    // Results that are only in notes wait for them.
    await press(page)
    await box(page).fill('henderson')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Searching...').first()).toBeAttached()
    await expect(page.getByText('No results found')).toHaveCount(0)
    letPassages()
    await expect(page).toHaveURL(/ionic-equilibrium-notes\/read#derivation-henderson-s-equation$/)
    await page.unroute(PASSAGES)
  })

  await test.step('titles are there at once, and nothing of them moves when places in notes join', async () => {
    const letPassages = await holdBack(page, PASSAGES)
    await open(page)
    await expectPlacesToJoin(page, 'physics', letPassages)
  })
})

test('missing parts of the search are requested again', async ({ page, consoleErrors }) => {
  await page.route(TITLES, (route) => route.abort())
  await page.route(PASSAGES, (route) => route.abort())
  await page.goto('/features')

  await test.step('the dialog', async () => {
    await page.route(PALETTE, (route) => route.abort())
    await expect(async () => {
      if (await page.getByRole('alert').isHidden()) await page.keyboard.press('Control+k')
      await expect(page.getByRole('alert')).toContainText('The search did not load.', { timeout: 1_000 })
    }).toPass()
    await page.unroute(PALETTE)
    await page.getByRole('button', { name: 'Load the Page Again' }).click()
    await expectHydrated(page)
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
  })

  await test.step('the index of titles', async () => {
    await box(page).fill('genetics')
    await expect(page.getByRole('alert')).toContainText('The search did not load')
    await expect(page.getByRole('alert')).toContainText('Please check your internet connection and try again.')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.unroute(TITLES)
    await expect(option(page, 'Chapters', /^Genetics/)).toBeVisible()
  })

  await test.step('the index of passages in notes, which is loaded by itself when the connection is back', async () => {
    await ask(page, 'lenz')
    await expect(option(page, 'Chapters', /^Electromagnetic Induction/)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'The notes could not be searched inside.' })).toBeVisible()
    // It is not known whether there are no results at all.
    await box(page).fill('henderson')
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing found in titles.' })).toBeVisible()
    await expect(page.getByText('No results found')).toHaveCount(0)
    await box(page).fill('lenz')
    await page.unroute(PASSAGES)
    await expect(inNotes(page, LAW)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'could not be searched' })).toHaveCount(0)
  })

  await forgetErrors(page, consoleErrors)
})
