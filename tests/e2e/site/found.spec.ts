import type { APIRequestContext } from '@playwright/test'
import { SITE } from '../../../content/site/facts.ts'
import { listPublicPages } from '../../../scripts/site/pages.ts'
import { expect, NOTE, test } from '../browser.ts'

/** What stands in the HTML itself, before any script: all that some search engines and every shared link see. */
async function readPage(request: APIRequestContext, path: string, status = 200) {
  const response = await request.get(path)
  expect(response.status(), path).toBe(status)
  const html = await response.text()
  const meta = (name: string) => new RegExp(`content="([^"]*)" (?:name|property)="${name}"`).exec(html)?.[1]
  return {
    html,
    title: /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1],
    description: meta('description'),
    canonical: /href="([^"]*)" rel="canonical"/.exec(html)?.[1],
    robots: /<meta[^>]*name="robots"[^>]*>/.exec(html)?.[0],
    meta,
    things: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json]) =>
      JSON.parse(`${json}`),
    ),
  }
}

test('every public page is whole in its HTML, and stands in the site map if it names itself', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address))
  const pages = listPublicPages()
  expect(pages.length).toBeGreaterThan(300)
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/notes', '/quiz', NOTE.view]))

  const titles = new Map<string | undefined, string>()
  for (const { path } of pages) {
    const address = `${SITE.origin}${encodeURI(path)}`
    const { html, title, description, canonical, robots, meta } = await readPage(request, encodeURI(path))
    expect(html, path).toContain(`data-path="${encodeURI(path)}"`)
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
    expect(listed.delete(address), path).toBe(canonical === address)
    if (canonical !== address) continue
    expect(description?.length, path).toBeGreaterThan(20)
    expect(robots, path).toBeUndefined()
    expect(meta('og:title'), path).toBeTruthy()
    expect(meta('og:description'), path).toBe(description)
    expect(meta('og:url'), path).toBe(canonical)
    expect(titles.get(title), `${path} has the title of another page`).toBeUndefined()
    titles.set(title, path)
  }
  expect([...listed]).toEqual([])
})

test('robots are told of the site map, and kept from what is private', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${SITE.origin}/sitemap.xml`)
  expect(robots).toContain('Disallow: /dashboard')
})

test('a page that is nothing to find says so', async ({ request }) => {
  for (const path of ['/404', '/reset-password', '/dashboard'])
    expect((await readPage(request, path)).robots, path).toContain('noindex')
  expect((await readPage(request, '/nothing-here', 404)).robots).toContain('noindex')
})

test('structured data says what a page is and where it lies', async ({ request }) => {
  const typesOf = async (path: string) => (await readPage(request, path)).things.map((thing) => thing['@type']).sort()
  expect(await typesOf('/')).toEqual(['EducationalOrganization', 'WebSite'])
  expect(await typesOf('/notes/physics')).toEqual(['BreadcrumbList', 'LearningResource'])
  expect(await typesOf('/notes/physics/rotational-dynamics')).toEqual(['BreadcrumbList', 'LearningResource'])
  expect(await typesOf(NOTE.view)).toEqual(['BreadcrumbList', 'LearningResource'])
  expect(await typesOf('/resources/blogs/ioe-entrance-exam-format')).toEqual(['Article', 'BreadcrumbList'])

  const { things } = await readPage(request, '/notes/physics/rotational-dynamics')
  const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')
  expect(trail.itemListElement.map((item: { item: string }) => item.item)).toEqual([
    `${SITE.origin}/notes`,
    `${SITE.origin}/notes/physics`,
    `${SITE.origin}/notes/physics/rotational-dynamics`,
  ])
})

test('the picture of a shared link is there', async ({ request }) => {
  const { meta } = await readPage(request, '/')
  const picture = await request.get(`${meta('og:image')?.slice(SITE.origin.length)}`)
  expect(picture.headers()['content-type']).toBe('image/png')
})

test('going from page to page changes what the document says of itself', async ({ page }) => {
  await page.goto('/resources')
  await page
    .getByRole('link', { name: /Educational Blogs/ })
    .first()
    .click()
  await expect(page).toHaveTitle('Educational Blogs | Adhyayan')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE.origin}/resources/blogs`)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveTitle('Resources | Adhyayan')
  await expect(page.locator('title')).toHaveCount(1)
})
