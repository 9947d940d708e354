import { expect, test } from 'vitest'
import { renderMarkdown } from '../../scripts/content/resources/markdown.ts'

test('what a heading heads is a part, and a heading in a quotation heads none', () => {
  const body = 'Before.\n\n## One\n\nFirst.\n\n> ## Said\n>\n> Words.\n\n### Below\n\n## Two\n\nSecond.\n'
  const { html } = renderMarkdown(body, { isPage: () => true, report: (_, message) => expect(message).toBe('') })
  expect(html.replaceAll(/\n/g, '')).toBe(
    [
      '<p>Before.</p>',
      '<section class="late"><h2 id="one">One</h2><p>First.</p>',
      '<blockquote><h2 id="said">Said</h2><p>Words.</p></blockquote><h3 id="below">Below</h3></section>',
      '<section class="late"><h2 id="two">Two</h2><p>Second.</p></section>',
    ].join(''),
  )
})
