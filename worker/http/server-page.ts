import { html } from 'hono/html'

type Html = ReturnType<typeof html>

/**
 * A page that the Worker writes itself, without the app. `bodyAttributes` and `script` are for pages that run a script.
 */
export function serverPage(
  heading: string,
  content: Html,
  { bodyAttributes = html``, script = html`` }: { bodyAttributes?: Html; script?: Html } = {},
) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <meta name="robots" content="noindex">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/server-page.css">
    ${script}
    <title>${heading} - Adhyayan</title>
  </head>
  <body ${bodyAttributes}>
    <main>
      <h1>${heading}</h1>
      ${content}
    </main>
  </body>
</html>
`
}
