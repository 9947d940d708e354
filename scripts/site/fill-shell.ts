import type { Page } from '../../src/boot/prerender.tsx'

/** `files` are the addresses of what the page needs: its scripts, style sheets, content and fonts. */
type Filling = Pick<Page, 'head' | 'body'> & { path: string; files: string[] }

const APP = /\s*(?:<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>)/g

/**
 * Puts a page into the empty one that Vite has made of index.html. What it looks like is fetched at once; what brings the
 * app stands in a template until the page has been painted (see src/boot/README.md).
 */
export function fillShell(shell: string, { path, head, body, files }: Filling): string {
  const looks =
    linkFiles(shell, files, '.css', 'rel="stylesheet"') + linkFiles(shell, files, '.woff2', 'rel="preload" as="font"')
  const ahead = linkParts(shell, files)
  const app = shell.match(APP)?.join('') ?? ''
  const parts: [place: string | RegExp, text: string][] = [
    [' data-loading', ''],
    [/<!--page-head-->[\s\S]*<!--\/page-head-->/, head.replaceAll(/<(meta|link|title)\b/g, '<$1 data-page-head')],
    ['</head>', `${looks}<template id="app">${ahead}${app}</template></head>`],
    ['<div id="root"></div>', `<div id="root" data-path="${encodeURI(path)}">${body}</div>`],
  ]
  return parts.reduce(
    (html, [place, text]) => {
      if (html.search(place) < 0) throw new Error(`index.html has no ${place}.`)
      return html.replace(place, () => text)
    },
    shell.replaceAll(APP, ''),
  )
}

/**
 * The empty page of the dashboard, which fetches its parts beside the app and not after it. All of them stand in the
 * template, so that the question who is signed in does not queue behind them (browsers ask over six connections).
 */
export function fillDashboard(shell: string, files: string[]): string {
  const app = shell.match(APP)?.join('') ?? ''
  // A script that comes out of a template would be fetched last.
  const entries = [...app.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src ?? '')
  const template = `<template id="app">${linkParts('', entries)}${app}${linkParts(shell, files)}</template>`
  return shell.replaceAll(APP, '').replace('</head>', () => `${template}</head>`)
}

function linkParts(shell: string, files: string[]): string {
  return (
    linkFiles(shell, files, '.js', 'rel="modulepreload"') + linkFiles(shell, files, '.json', 'rel="preload" as="fetch"')
  )
}

function linkFiles(shell: string, files: string[], ending: string, attributes: string): string {
  return files
    .filter((file) => file.endsWith(ending) && !shell.includes(`"${file}"`))
    .map((file) => `<link ${attributes} crossorigin href="${file}">`)
    .join('')
}
