import type { Page } from '#src/boot/prerender.tsx'
import { ENTRY } from './page-files.ts'

/**
 * The HTML of a page, made from index.html; without a page, an empty one that the app fills. `files` are the addresses
 * of its files, the app's own script first. Fonts and style sheets are fetched at once, the fonts first, because a font
 * that arrives later makes the browser lay out the page again. The tags of the app are in a template until the page has
 * been painted (README.md).
 */
export function writePage(shell: string, files: string[], page?: Page): string {
  const looks = linkFiles(files, '.woff2', 'rel="preload" as="font"') + linkFiles(files, '.css', 'rel="stylesheet"')
  const app = linkFiles(files, '.js', 'rel="modulepreload"') + linkFiles(files, '.json', 'rel="preload" as="fetch"')
  const start = `<script type="module" crossorigin src="${files[0]}"></script>`
  const html = page ? showPage(shell, page) : shell
  const linked = fillPlace(html, '</head>', `${looks}<template id="app">${app}${start}</template></head>`)
  return fillPlace(linked, `<script type="module" src="/${ENTRY}"></script>`, '')
}

function showPage(shell: string, { path, head, body }: Page): string {
  const shown = fillPlace(shell, ' data-loading', '')
  const ownHead = head.replaceAll(/<(meta|link|title)\b/g, '<$1 data-page-head')
  const named = fillPlace(shown, /<title data-page-head>[\s\S]*?(?=<\/head>)/, ownHead)
  return fillPlace(named, ' id="root">', ` id="root" data-path="${encodeURI(path)}">${body}`)
}

/** @throws when index.html has no such place. */
export function fillPlace(html: string, place: string | RegExp, text: string): string {
  if (html.search(place) < 0) throw new Error(`index.html has no ${place}.`)
  return html.replace(place, () => text)
}

function linkFiles(files: string[], ending: string, attributes: string): string {
  const links = files.filter((file) => file.endsWith(ending))
  return links.map((file) => `<link ${attributes} crossorigin href="${file}">`).join('')
}
