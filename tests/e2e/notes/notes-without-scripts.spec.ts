import { expect, NOTE, PHONE, test } from '../browser.ts'

test.use({ javaScriptEnabled: false, viewport: PHONE })

test('without JavaScript, a note is read whole', async ({ page }) => {
  await test.step('its text and its pictures are there, its answers open, and its contents lead to their places', async () => {
    await page.goto(NOTE.read)
    await expect(page.getByRole('heading', { level: 1, name: 'Rotational Dynamics' })).toBeVisible()
    await expect(page.locator('article math').first()).toBeVisible()
    await expect(page.getByRole('img', { name: /A rigid body turning anticlockwise/ })).toBeVisible()
    const question = page.locator('section.question').first()
    await expect(question.locator('.result')).toBeHidden()
    await question.getByText('Answer').click()
    await expect(question.locator('.result')).toBeVisible()
    await page.locator('summary', { hasText: 'Contents' }).click()
    await page.getByRole('link', { name: /Rolling without slipping/ }).click()
    await expect(page).toHaveURL(/#rolling-without-slipping$/)
    await expect(page.locator('#rolling-without-slipping')).toBeInViewport()
  })

  await test.step('the options of a question are plain text above a folded answer', async () => {
    await page.goto('/notes/chemistry/haloalkanes/chemistry-haloalkanes-notes/read')
    const question = page.locator('section.question:has(.option)').first()
    await expect(question.locator('.option')).toHaveCount(4)
    await expect(question.getByRole('button')).toHaveCount(0)
    await question.locator('summary').click()
    await expect(question.locator('.result')).toBeVisible()
  })

  await test.step('a figure is in the text, without room for a button that never comes', async () => {
    await page.goto('/notes/biology/developmental-biology/biology-developmental-biology-notes/read')
    const box = page.locator('.picture-box').first()
    await expect(box).toBeVisible()
    expect(await box.evaluate((element) => getComputedStyle(element).marginBottom)).toBe('0px')
    await expect(page.getByRole('button', { name: /Enlarge/ })).toHaveCount(0)
  })

  await test.step('pictures show all the same', async () => {
    await page.goto('/notes/biology/plant-anatomy/biology-plant-anatomy-notes/read')
    await page.locator('.picture').first().scrollIntoViewIfNeeded()
    const shown = await page.request.get((await page.locator('.picture img').first().getAttribute('src')) ?? '')
    expect(shown.headers()['content-type']).toContain('image/svg+xml')
  })
})
