import { SITE } from '#content/site/facts.ts'

/** A page that search engines may list. `changed` is a day, such as 2026-11-21, if the content has one. */
export type ListedPage = { path: string; changed?: string | undefined }

export function addressOf(path: string): string {
  return `${SITE.origin}${encodeURI(path)}`
}

/** A page is listed if its head names its own address. If it names another address, or none, it is left out. */
export function isListed(path: string, head: string): boolean {
  return head.includes(`<link href="${addressOf(path)}" rel="canonical"/>`)
}

/** https://www.sitemaps.org/protocol.html */
export function writeSitemap(pages: ListedPage[]): string {
  const urls = pages.map(({ path, changed }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `  <url><loc>${addressOf(path)}</loc>${day}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** A student's own pages, and addresses for programs, are not listed. */
export function writeRobots(): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    '',
    `Sitemap: ${SITE.origin}/sitemap.xml`,
    '',
  ].join('\n')
}
