/** Every save reloads the page. It scrolls to the place that was read before anything is shown. */
const KEEP_PLACE = `
  const name = 'place ' + new URLSearchParams(location.search).get('file')
  scrollTo(0, Number(sessionStorage.getItem(name)))
  addEventListener('scroll', () => sessionStorage.setItem(name, String(scrollY)))
`

/**
 * A note's text as a phone shows it, in a page of its own, so that its frame is the screen. All of it is laid out at
 * once; otherwise there would be no place to scroll to.
 */
export function writePhonePage(html: string, lang: 'en' | 'ne'): string {
  const text = html === '' ? '<p>There is no page yet: mend the mistakes first.</p>' : html
  return `<!doctype html>
<html class="dark" lang="${lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>On a phone</title>
    <link rel="stylesheet" href="/phone.css">
  </head>
  <body>
    <div class="note-page page" data-dark="false">
      <article class="note-paper" data-text-size="regular" data-whole lang="${lang}"><div class="note-text">${text}</div></article>
    </div>
    <script>${KEEP_PLACE}</script>
  </body>
</html>
`
}
