import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../../scripts/set-up/files.mjs'
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

test('every answer keeps to https for a year, and says what it may load', async ({ request }) => {
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

test('what the API changes does, too', async ({ request }) => {
  for (const headers of [{}, { 'Sec-Fetch-Site': 'same-origin' }]) {
    const answer = await request.post('/api/trpc/auth.signOut', { headers })
    expect(answer.headers()['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(answer.headers()['content-security-policy']).toContain("base-uri 'none'")
  }
})
