import { CONTACT_MESSAGES } from '#domain/contact-rules.ts'
import { CONTACT_MESSAGE } from '#tests/support/samples/contact-message.ts'
import { DESKTOP, expect, OWN_NETWORK, PHONE, test } from '../browser.ts'
import { holdScripts } from '../cold-visit.ts'

test.use({ viewport: PHONE, ...OWN_NETWORK })

test('a page can be used before its app has started, and the app takes over what was done', async ({ page }) => {
  await test.step('a button waits for the app that it needs, and a press reaches it as soon as it is there', async () => {
    const menu = page.getByRole('button', { name: 'Open menu' })
    for (const path of ['/', '/notes?grade=Class+11', '/quiz?series=ioe'])
      await test.step(`at ${path}`, async () => {
        const release = await holdScripts(page)
        await page.goto(path)
        await expect(menu).toHaveCSS('pointer-events', 'none')
        const press = menu.click()
        release()
        await press
        await expect(page.locator('#mobile-menu')).toBeVisible()
      })
  })

  await test.step('the app hydrates the page, and searches for the typed text', async () => {
    const release = await holdScripts(page)
    await page.goto('/notes')
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('data-standing', ''))
    await page.getByRole('searchbox').fill('zzzz')
    release()
    await expect(page.getByText('No results found')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('zzzz')
    await page.getByRole('searchbox').fill('optics')
    await expect(page).toHaveURL(/q=optics/)
    await expect(page.locator('h1[data-standing]')).toHaveCount(1)
    await expect(page.getByText('Loading...')).toHaveCount(0)
  })

  await test.step('a choice stays, and filters', async () => {
    const release = await holdScripts(page)
    await page.goto('/resources/articles')
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Career Guidance')
    release()
    await expect(page).toHaveURL(/category=Career/)
  })

  await test.step('a form that is sent before the app has come is sent by the browser', async () => {
    const release = await holdScripts(page)
    await page.goto('/contact')
    await page.getByLabel('Name').fill('Asha')
    await page.getByLabel('Email').fill('asha@example.com')
    await page.getByLabel('Subject').fill('A mistake')
    await page.getByLabel('Message').fill(CONTACT_MESSAGE.message)
    await page.getByRole('button', { name: /Send/ }).click()
    await expect(page.getByText(CONTACT_MESSAGES.received)).toBeVisible()
    release()
  })

  await test.step('the page stays where it was scrolled to, when the app takes it over, and after a reload', async () => {
    await page.setViewportSize(DESKTOP)
    const release = await holdScripts(page)
    await page.goto('/notes/physics')
    const middle = page.getByRole('heading', { level: 2, name: 'Interference' })
    const placeOf = () => middle.evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
    await middle.evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
    const place = await placeOf()
    release()
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
    expect(await placeOf()).toBe(place)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
    expect(await placeOf()).toBe(place)
    await page.getByRole('link', { name: 'Interference', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Interference' })).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    // The router stores whole pixels.
    await expect.poll(async () => Math.abs((await placeOf()) - place)).toBeLessThanOrEqual(1)
  })
})
