import { expect, signUp, test } from '../browser.ts'

const MISSING = [
  '/nope',
  '/nope/?from=a+link',
  '/notes/nope',
  '/notes/physics/nope',
  '/notes/physics/rotational-dynamics/nope/view',
  '/resources/articles/nope',
  '/resources/news/nope',
  '/files/nope.pdf',
  '/assets/nope.js',
  '/pdfjs/nope',
  '/home',
  '/%zz',
]

test('an address of nothing answers that there is nothing', async ({ request }) => {
  for (const path of MISSING)
    await test.step(path, async () => {
      // A browser that goes there says so of its request; programs do not.
      for (const headers of [{}, { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' }]) {
        const response = await request.get(path, { headers })
        expect(response.status()).toBe(404)
        expect(response.headers()['cache-control']).toBe('no-cache')
        expect(response.headers()['content-security-policy']).toContain("default-src 'none'")
        expect(await response.text()).toMatch(/<h1[^>]*>Page Not Found</)
      }
      expect((await request.head(path)).status()).toBe(404)
    })
})

test('an address of something answers with it', async ({ request }) => {
  await test.step('a file that is there keeps its type, and may be kept', async () => {
    const html = await (await request.get('/')).text()
    const script = /\/assets\/[^"]+\.js/.exec(html)?.[0]
    const response = await request.get(`${script}`)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain('javascript')
    expect(response.headers()['cache-control']).toContain('immutable')
  })

  await test.step('what only the app knows brings the app', async () => {
    for (const path of [
      '/dashboard',
      '/dashboard/',
      '/dashboard/profile?x=1',
      '/dashboard/notes/rotational-dynamics',
    ]) {
      const response = await request.get(path)
      expect([path, response.status()]).toEqual([path, 200])
      expect(await response.text()).toMatch(/<div [^>]*id="root"><\/div>/)
    }
  })

  await test.step('the addresses that mails and old links lead to are pages', async () => {
    for (const path of ['/reset-password', '/verify-email', '/notes/', '/mock-tests', '/resources/blogs/nope'])
      expect([path, (await request.get(path)).status()]).toEqual([path, 200])
    expect((await request.get('/mock-tests')).url()).toMatch(/\/quiz\?series=ioe$/)
    expect((await request.get('/notes/?q=light')).url()).toMatch(/\/notes\?q=light$/)
  })

  await test.step('a note is found by the slug of its title, in the HTML too', async () => {
    for (const slug of ['/physics/rotational-dynamics/rotational-dynamics', '/nepali/vyakaran/नेपाली-व्याकरण']) {
      const response = await request.get(`/notes${encodeURI(slug)}/view`)
      expect(response.status()).toBe(200)
      const html = await response.text()
      expect(html).toMatch(/<link[^>]*href="[^"]*-notes\/view" rel="canonical"/)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an unknown address shows the page that says so, and its way home', async ({ page }) => {
    await page.goto('/notes/physics/nope')
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Home Page' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('an unknown post shows the one about the entrance exam', async ({ page }) => {
    await page.goto('/resources/blogs/nope')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('IOE entrance exam format')
  })
})

test('an unknown address leads a student to the dashboard', async ({ page }) => {
  await signUp(page)
  for (const path of ['/nope', '/files/nope.pdf']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  await page.goto('/notes/nope')
  await expect(page.getByRole('heading', { name: 'Subject Not Found' })).toBeVisible()
})
