import type { APIRequestContext } from '@playwright/test'
import { SITE } from '#content/site/facts.ts'
import { listPublicPages } from '#scripts/site/pages.ts'
import { expect, NOTE, test } from '../browser.ts'

/** The HTML itself without any script, which is all that some search engines and every shared link see. */
function readHead(html: string) {
  const meta = (name: string) => new RegExp(`content="([^"]*)" (?:name|property)="${name}"`).exec(html)?.[1]
  return {
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

async function readPage(request: APIRequestContext, path: string, status = 200) {
  const response = await request.get(path)
  expect(response.status(), path).toBe(status)
  return readHead(await response.text())
}

/** The mistakes of a public page. */
function listFaults(path: string, html: string, head: ReturnType<typeof readHead>, isInSitemap: boolean): string[] {
  const { title, description, canonical, robots, meta } = head
  const isItself = canonical === `${SITE.origin}${encodeURI(path)}`
  const whole = {
    'does not say which page it is': html.includes(`data-path="${encodeURI(path)}"`),
    'has not one heading': html.match(/<h1[\s>]/g)?.length === 1,
    'stands in the site map though it names another page, or does not though it names itself': isInSitemap === isItself,
  }
  const ofItself = {
    'has no title': title,
    'has a short description or none': (description?.length ?? 0) > 20,
    'is kept from robots': robots === undefined,
    'has no title where it is shared': meta('og:title'),
    'has another description where it is shared': meta('og:description') === description,
    'has another address where it is shared': meta('og:url') === canonical,
  }
  return Object.entries({ ...whole, ...(isItself ? ofItself : {}) }).flatMap(([fault, holds]) => (holds ? [] : [fault]))
}

test('every public page is complete in its HTML, and robots, shared links and readers learn what it is', async ({
  page,
  request,
  baseURL,
}) => {
  await test.step('each is in the site map if it names itself', async () => {
    const read = async (path: string) => {
      const response = await fetch(`${baseURL}${path}`)
      if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`)
      return response.text()
    }
    const sitemap = await read('/sitemap.xml')
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => `${address}`)
    const pages = listPublicPages().map(({ path }) => ({ path, address: `${SITE.origin}${encodeURI(path)}` }))
    expect(pages.length).toBeGreaterThan(300)
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/notes', '/quiz', NOTE.view]))

    const listed = new Set(addresses)
    const faults: string[] = []
    const titles = new Map<string, string[]>()
    for (const { path, address } of pages) {
      const html = await read(encodeURI(path))
      const head = readHead(html)
      faults.push(...listFaults(path, html, head, listed.has(address)).map((fault) => `${path} ${fault}`))
      if (listed.has(address)) titles.set(`${head.title}`, [...(titles.get(`${head.title}`) ?? []), path])
    }
    expect(faults).toEqual([])
    expect([...titles.values()].filter((paths) => paths.length > 1)).toEqual([])
    const known = new Set(pages.map(({ address }) => address))
    expect(addresses.filter((address) => !known.has(address))).toEqual([])
  })

  await test.step('robots get the site map, and are kept from private pages', async () => {
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${SITE.origin}/sitemap.xml`)
    expect(robots).toContain('Disallow: /dashboard')
  })

  await test.step('a page that is nothing to find says so', async () => {
    for (const path of ['/404', '/reset-password', '/dashboard'])
      expect((await readPage(request, path)).robots, path).toContain('noindex')
    expect((await readPage(request, '/nothing-here', 404)).robots).toContain('noindex')
  })

  await test.step('structured data says what a page is and where it is', async () => {
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

  await test.step('the picture of a shared link is there', async () => {
    const { meta } = await readPage(request, '/')
    const picture = await request.get(`${meta('og:image')?.slice(SITE.origin.length)}`)
    expect(picture.headers()['content-type']).toBe('image/png')
  })

  await test.step('the notices of what the product is made with are whole, and all licence texts are there', async () => {
    await page.goto('/notices')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open-source notices')
    const main = page.getByRole('main')
    for (const name of ['@fontsource/mukta', 'katex', 'react', 'pdfjs-dist', 'hono', 'tailwindcss'])
      await expect(main.getByText(new RegExp(`^${name} \\d`))).toBeVisible()
    const href = await main.getByRole('link', { name: 'All licence texts' }).getAttribute('href')
    const texts = await request.get(href ?? '')
    expect(texts.headers()['content-type']).toContain('text/plain')
    expect(await texts.text()).toMatch(/SIL OPEN FONT LICENSE[\s\S]*Apache License/)
  })

  await test.step('going from page to page changes what the document says of itself', async () => {
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
})
