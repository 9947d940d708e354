import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SITE } from '#content/site/facts.ts'
import { expandRoutes, listPublicPages, listSamplePages } from '#scripts/site/pages.ts'
import { listPublicRoutes } from '#scripts/site/public-routes.ts'
import { isListed, writeSitemap } from '#scripts/site/sitemap.ts'

const readSource = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')

test('every route of the app is a public page, the dashboard, or leads elsewhere', () => {
  const tree = readSource('src/app/route-tree.gen.ts')
  const [, list = ''] = /interface FileRoutesByTo \{([^}]+)\}/.exec(tree) ?? []
  const routes = [...list.matchAll(/'([^']+)'/g)].map(([, route]) => `${route}`)
  const others = routes.filter((route) => !/^\/dashboard(\/|$)/.test(route) && !['/$', '/mock-tests'].includes(route))
  expect(listPublicRoutes()).toEqual(others.sort())
})

test('a new route is a page, and its own sample', () => {
  const pages = expandRoutes(['/', '/about'], {})
  expect(pages).toEqual([
    { path: '/', route: '/' },
    { path: '/about', route: '/about' },
  ])
})

test('a route with parts that vary must say what they can be', () => {
  expect(() => expandRoutes(['/teachers/$id'], {})).toThrow('Which pages does /teachers/$id have?')
  expect(() => expandRoutes(['/teachers/$id'], { '/teachers/$id': () => [] })).toThrow('Which pages')
  expect(expandRoutes(['/teachers/$id'], { '/teachers/$id': () => [{ path: '/teachers/asha' }] })).toEqual([
    { path: '/teachers/asha', route: '/teachers/$id' },
  ])
})

test('pages of a route that is gone are refused', () => {
  expect(() => expandRoutes(['/'], { '/teachers/$id': () => [{ path: '/teachers/asha' }] })).toThrow(
    '/teachers/$id, which is no public route',
  )
})

test('every public route has a sample page, and no address is a page twice', () => {
  expect(listSamplePages().map(({ route }) => route)).toEqual(listPublicRoutes())
  const paths = listPublicPages().map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test.each([
  'tests/e2e/site/first-load.spec.ts',
  'tests/support/served/take-shots.ts',
  'tests/bench/pages/measure-first-load.ts',
  'tests/bench/pages/lighthouse.ts',
])('%s goes through a page of every public route', (file) => {
  expect(readSource(file)).toContain('listSamplePages()')
})

test('the site map has the addresses that pages name as their own', () => {
  const head = `<title>x</title><link href="${SITE.origin}/notes/%E0%A4%85" rel="canonical"/>`
  expect(isListed('/notes/अ', head)).toBe(true)
  expect(isListed('/notes', head)).toBe(false)
  expect(isListed('/notes', '<meta content="noindex" name="robots"/>')).toBe(false)
  expect(
    writeSitemap([{ path: '/notes/अ', changed: '2026-11-21' }, { path: '/' }])
      .split('\n')
      .slice(2, 4),
  ).toEqual([
    `  <url><loc>${SITE.origin}/notes/%E0%A4%85</loc><lastmod>2026-11-21</lastmod></url>`,
    `  <url><loc>${SITE.origin}/</loc></url>`,
  ])
})
