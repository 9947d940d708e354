import { DESKTOP, expect, NOTE, PHONE, signUp, test } from './browser.ts'

test.describe('the shared layout', () => {
  test.use({ viewport: DESKTOP })

  test('has its links, and a footer', async ({ page }) => {
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: 'Main' })
    for (const [name, path] of [
      ['Home', '/'],
      ['Class 12 Notes', '/notes'],
      ['Resources', '/resources'],
      ['Features', '/features'],
      ['Take Quiz', '/quiz'],
      ['Login', '/login'],
    ] as const) {
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(String(new Date().getFullYear()))
    await expect(footer).toContainText('Registration No.')
    for (const path of ['/privacy', '/terms', '/contact'])
      await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
  })

  test('offers a way back to the top, once it is far', async ({ page }) => {
    await page.goto('/notes/physics')
    await expect(page.getByRole('heading', { name: 'Recent Trends in Physics' })).toBeVisible()
    const top = page.getByRole('button', { name: 'Scroll to top' })
    await expect(top).toBeHidden()
    await page.evaluate(() => scrollTo(0, 600))
    await top.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(top).toBeHidden()
  })

  test('can be walked with the keyboard alone, past the navigation', async ({ page }) => {
    await page.goto('/notes')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('searchbox')).toBeFocused()
  })

  test('is dark, and says so to the device', async ({ page }) => {
    await page.goto('/')
    expect(await page.evaluate(() => [localStorage.getItem('theme'), document.documentElement.className])).toEqual([
      'dark',
      'dark',
    ])
  })
})

test.describe('the mobile menu', () => {
  test.use({ viewport: PHONE })

  test('locks the page while it is open, and closes on Escape', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.locator('#mobile-menu')
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Class 12 Notes',
      'Resources',
      'Features',
      'Take Quiz',
      'Login',
    ])
    expect(await menu.evaluate((element) => getComputedStyle(element).maxHeight)).toBe(`${PHONE.height - 64}px`)
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  })
})

test('an unknown address leads a visitor to Page Not Found', async ({ page }) => {
  await page.goto('/notes')
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/notes$/)
  await page.goto('/404')
  await page.getByRole('link', { name: 'Home Page' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test.describe('the catalogue', () => {
  test('lists the subjects of Class 12 and finds topics', async ({ page }) => {
    await page.goto('/notes')
    const main = page.getByRole('main')
    await expect(main.getByRole('article')).toHaveCount(7)
    await expect(main.getByRole('article').filter({ hasText: 'Physics' })).toContainText('22 chapters')
    await page.getByRole('searchbox').fill('ROTATIONAL')
    await expect(main.getByRole('article')).toHaveCount(1)
    await expect(page).toHaveURL(/q=ROTATIONAL/)
    await page.getByRole('searchbox').fill('physic')
    await expect(main.getByText(/^\+\d+ more topics$/).first()).toBeVisible()
    await page.getByRole('searchbox').fill('व्याकरण')
    await expect(main.getByRole('article')).toHaveCount(1)
    await page.getByRole('searchbox').fill('no such thing')
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await expect(page.getByText('Try searching with different keywords or browse all subjects below.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear Search' }).click()
    await expect(main.getByRole('article')).toHaveCount(7)
  })

  test('leads from a subject to a chapter to a note', async ({ page }) => {
    await page.goto('/notes')
    await page.getByRole('link', { name: 'Physics' }).click()
    await expect(page).toHaveURL(/\/notes\/physics$/)
    await expect(page.getByRole('link', { name: 'Contribute Notes' })).toBeVisible()
    await expect(page.getByText('Notes coming soon').first()).toBeVisible()
    await page.getByRole('link', { name: 'Rotational Dynamics', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Upload Notes' })).toBeVisible()
    await page.getByRole('link', { name: `View ${NOTE.title}` }).click()
    await expect(page).toHaveURL(new RegExp(`${NOTE.view}$`))
  })

  test('says what is missing', async ({ page }) => {
    await page.goto('/notes/astrology')
    await expect(page.getByRole('heading', { level: 1, name: 'Subject Not Found' })).toBeVisible()
    await expect(page.getByText("The subject you're looking for doesn't exist or has been removed.")).toBeVisible()
    await page.goto('/notes/physics/astrology')
    await expect(page.getByRole('heading', { level: 1, name: 'Chapter Not Found' })).toBeVisible()
    await page.goto('/notes/physics/interference')
    await expect(page.getByRole('heading', { name: 'No Notes Available Yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contribute Notes' })).toBeVisible()
  })

  test('shows all 20 subjects of three classes', async ({ page }) => {
    for (const [grade, count] of [
      ['Class 12', 7],
      ['Class 11', 7],
      ['Class 10', 6],
    ] as const) {
      await page.goto(`/notes?grade=${encodeURIComponent(grade)}`)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
    }
  })
})

test.describe('while the worker does not answer', () => {
  test('the page stands, says so, and goes on when it answers again', async ({ page, consoleErrors }) => {
    await signUp(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')
    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    await expect(page.getByText('We cannot reach Adhyayan right now. Your work stays on this device')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good ')
    await page.unroute('**/api/**')
    await expect(page.getByText('We cannot reach Adhyayan right now. Your work stays')).toBeHidden({ timeout: 20_000 })
    consoleErrors.length = 0
  })
})
