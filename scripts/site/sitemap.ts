import { SITE } from '../../content/site/facts.ts'
import type { PublicPage } from './pages.ts'

/** https://www.sitemaps.org/protocol.html */
export function writeSitemap(pages: PublicPage[]): string {
  const urls = pages
    .filter(({ indexed }) => indexed)
    .map(({ path, changed }) => {
      const day = changed ? `<lastmod>${changed}</lastmod>` : ''
      return `  <url><loc>${SITE.origin}${encodeURI(path)}</loc>${day}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** What is a student's own, or asked by programs, is nothing to find. */
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
