import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { expect, test } from '../browser.ts'

const assets = readdirSync(join(projectFolder, 'dist/assets'))
/** One file of each kind that the build makes. */
const ASSETS = [...new Map(assets.map((file) => [file.split('.').at(-1), `/assets/${file}`])).values()]
const PATHS = [
  '/',
  '/notes/physics',
  '/dashboard',
  '/nope',
  '/notes/',
  '/mock-tests',
  '/sitemap.xml',
  '/icon.svg',
  '/files/notes/physics-rotational-dynamics-notes.pdf',
  '/pdfjs/cmaps/Adobe-CNS1-0.bcmap',
  '/api/health',
  '/api/nope',
  '/api/trpc/session',
  '/api/contact',
  '/api/auth/google/callback',
  ...ASSETS,
]

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

test('every address answers with what it is or that there is nothing, by https and with a policy', async ({
  request,
}) => {
  await test.step('every answer keeps to https for a year, and says what it may load', async () => {
    for (const path of PATHS)
      await test.step(path, async () => {
        const headers = (await request.get(path, { maxRedirects: 0 })).headers()
        expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
        expect(headers['x-content-type-options']).toBe('nosniff')
        const policy = headers['content-security-policy']
        for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
          expect(policy).toContain(part)
        expect(policy).not.toContain('unsafe-inline')
        expect(policy).not.toContain('http:')
      })
  })

  await test.step('the answer to a mutation does, too', async () => {
    for (const headers of [{}, { 'Sec-Fetch-Site': 'same-origin' }]) {
      const answer = await request.post('/api/trpc/auth.signOut', { headers })
      expect(answer.headers()['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
      expect(answer.headers()['content-security-policy']).toContain("base-uri 'none'")
    }
  })

  await test.step('an address of nothing answers that there is nothing', async () => {
    for (const path of MISSING)
      await test.step(path, async () => {
        // A browser that navigates to an address says so in its request; programs do not.
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

  await test.step('a file that is there keeps its type, and may be kept', async () => {
    const html = await (await request.get('/')).text()
    const script = /\/assets\/[^"]+\.js/.exec(html)?.[0]
    const response = await request.get(`${script}`)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain('javascript')
    expect(response.headers()['cache-control']).toContain('immutable')
  })

  await test.step('an address that only the app knows loads the app', async () => {
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
