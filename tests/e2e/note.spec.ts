import { DESKTOP, expect, NOTE, signUp, test } from './browser.ts'

test.use({ viewport: DESKTOP })

test('a visitor gets the file and a hint', async ({ page }) => {
  await page.goto(NOTE.view)
  await expect(page.getByRole('heading', { name: 'View PDF Note' })).toBeVisible()
  const open = page.getByRole('link', { name: 'Open PDF in Browser' })
  await expect(open).toHaveAttribute('target', '_blank')
  const file = await page.request.get((await open.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.locator('canvas')).toHaveCount(0)
})

test.describe('a student', () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page)
  })

  test('reads in the page, and the view is recorded', async ({ page }) => {
    const recorded = page.waitForResponse(
      (response) => response.url().includes('contentAccess.record') && response.ok(),
    )
    await page.goto(NOTE.view)
    await expect(page.getByText(/Showing all \d+ pages/)).toBeVisible()
    await expect(page.locator('canvas').first()).toBeVisible()
    await recorded
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: new RegExp(NOTE.title) })).toHaveAttribute('href', NOTE.view)
  })

  test('turns pages, jumps, zooms and rotates', async ({ page }) => {
    await page.goto(NOTE.view)
    await page.getByRole('button', { name: 'Single-page mode' }).click()
    await page.getByRole('button', { name: 'Next page' }).click()
    const field = page.getByLabel('Page number')
    await expect(field).toHaveAttribute('placeholder', '2')
    await field.fill('5')
    await field.press('Enter')
    await expect(field).toHaveAttribute('placeholder', '5')
    await expect(field).toHaveValue('')
    for (const nonsense of ['0', '99', '2.5', 'two', '-1']) {
      await field.fill(nonsense)
      await field.press('Enter')
      await expect(field).toHaveAttribute('placeholder', '5')
    }
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('ArrowRight')
    await expect(field).toHaveAttribute('placeholder', '6')
    await page.keyboard.press('ArrowLeft')
    await expect(field).toHaveAttribute('placeholder', '5')

    const zoom = page.getByLabel('Zoom', { exact: true })
    await expect(zoom).toHaveText('120%')
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(zoom).toHaveText('140%')
    for (let press = 0; press < 12; press++) await page.keyboard.press('Control+-')
    await expect(zoom).toHaveText('40%')
    await page.getByRole('button', { name: 'Rotate' }).click()
    const box = await page.locator('canvas').first().boundingBox()
    expect(box?.width ?? 0).toBeGreaterThan(box?.height ?? 0)
  })

  test('goes on where he stopped', async ({ page }) => {
    await page.goto(NOTE.view)
    const field = page.getByLabel('Page number')
    await expect(page.getByText(/Showing all/)).toBeVisible()
    await field.fill('7')
    await field.press('Enter')
    await expect(field).toHaveAttribute('placeholder', '7')
    await page.reload()
    await expect(page.getByText('Back on page 7, where you stopped.')).toBeVisible()
    await expect(field).toHaveAttribute('placeholder', '7')
  })

  test('sees what failed, and loads it again', async ({ page, consoleErrors }) => {
    await page.route('**/files/notes/**', (route) => route.abort())
    await page.goto(NOTE.view)
    await expect(
      page.getByText('Failed to load PDF. Please check your internet connection and try again.'),
    ).toBeVisible()
    await page.unroute('**/files/notes/**')
    await page.getByRole('button', { name: 'Retry Loading' }).click()
    await expect(page.getByText(/Showing all/)).toBeVisible()
    consoleErrors.length = 0
  })

  test('is told what is missing', async ({ page }) => {
    for (const [path, reason] of [
      ['/notes/astrology/x/y/view', 'Subject not found'],
      ['/notes/physics/x/y/view', 'Chapter not found'],
      ['/notes/physics/rotational-dynamics/y/view', 'Note not found'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Note Not Found' })).toBeVisible()
      await expect(page.getByText(reason, { exact: true })).toBeVisible()
    }
  })

  test('finds the note by the slug of its title, here and in the dashboard', async ({ page }) => {
    await page.goto('/notes/physics/rotational-dynamics/rotational-dynamics/view')
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
    await page.goto('/dashboard/notes/rotational-dynamics')
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Notes' }).click()
    await expect(page).toHaveURL(/\/dashboard\/notes$/)
  })
})
