import { Marked, type MarkedExtension, type Token, type Tokens } from 'marked'
import { slugify } from '#domain/catalogue/slug.ts'
import { findTexMistake } from '../papers/tex.ts'
import { findLostStyle, texToMathml } from './tex-to-mathml.ts'

type Rules = {
  /** Whether this path is a page of the site. */
  isPage: (path: string) => boolean
  report: (offset: number, message: string) => void
}

type Rendered = { html: string; words: number }

/**
 * Our Markdown as HTML: headings from `##`, lists, tables, quotations (set as tips), links, and TeX between dollars
 * (as MathML). Anything else is reported with its place in the body.
 */
export function renderMarkdown(body: string, { isPage, report }: Rules): Rendered {
  const texts: string[] = []
  const marked = new Marked({
    gfm: true,
    extensions: [displayMath, inlineMath],
    renderer: { link: renderLink, heading: renderHeading, table: renderTable },
  })
  const tokens = marked.lexer(body)
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'text' && !('tokens' in token && token.tokens)) texts.push(token.text)
    const mistake = findMistake(token, isPage)
    if (mistake) report(Math.max(0, body.indexOf(token.raw)), mistake)
  })
  return { html: marked.parser(tokens), words: texts.join(' ').split(/\s+/).filter(Boolean).length }
}

function findMistake(token: Token, isPage: Rules['isPage']): string | null {
  switch (token.type) {
    case 'html':
      return 'HTML is not allowed here: write it in Markdown'
    case 'image':
      return 'pictures are not shown in texts: describe it in words'
    case 'heading':
      return token.depth === 2 || token.depth === 3
        ? null
        : 'use ## or ### for headings: the title of the page is the only #'
    case 'link':
      return findLinkMistake(token.href, isPage)
    case 'math':
    case 'formula':
      return findFormulaMistake(token.text)
    case 'text':
      return !('tokens' in token && token.tokens) && token.text.includes('$')
        ? 'a dollar sign has no partner in this line'
        : null
    default:
      return null
  }
}

function findFormulaMistake(tex: string): string | null {
  const mistake = findTexMistake(`$${tex}$`)
  if (mistake) return mistake
  const style = findLostStyle(tex)
  return style && `letters in the style "${style}" look like any others in a text: write "${tex}" without it`
}

function findLinkMistake(href: string, isPage: Rules['isPage']): string | null {
  if (href.startsWith('https://')) return null
  if (!href.startsWith('/')) return `write "${href}" as a whole https:// address, or as a path of ours such as /notes`
  const [path = ''] = href.split(/[?#]/)
  return isPage(path) ? null : `there is no page ${path}`
}

function renderLink(this: { parser: { parseInline: (tokens: Token[]) => string } }, { href, tokens }: Tokens.Link) {
  const text = this.parser.parseInline(tokens)
  return href.startsWith('/')
    ? `<a href="${escapeAttribute(href)}">${text}</a>`
    : `<a href="${escapeAttribute(href)}" rel="noreferrer" target="_blank">${text}</a>`
}

function renderHeading(
  this: { parser: { parseInline: (tokens: Token[]) => string } },
  { depth, text, tokens }: Tokens.Heading,
) {
  return `<h${depth} id="${slugify(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
}

/** A wide table scrolls inside its frame. */
function renderTable(this: { parser: { parseInline: (tokens: Token[]) => string } }, { header, rows }: Tokens.Table) {
  const cells = (row: Tokens.TableCell[], tag: 'th' | 'td') =>
    row
      .map(({ tokens, align }) => {
        const attributes = `${tag === 'th' ? ' scope="col"' : ''}${align ? ` data-align="${align}"` : ''}`
        return `<${tag}${attributes}>${this.parser.parseInline(tokens)}</${tag}>`
      })
      .join('')
  const head = `<thead><tr>${cells(header, 'th')}</tr></thead>`
  const body = `<tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody>`
  return `<div class="table-frame" role="group" aria-label="Table"><table>${head}${body}</table></div>\n`
}

type MathExtension = NonNullable<MarkedExtension['extensions']>[number]

const displayMath: MathExtension = {
  name: 'formula',
  level: 'block',
  start: (source) => source.match(/^\$\$/m)?.index,
  tokenizer(source) {
    const match = /^\$\$\s*([\s\S]+?)\s*\$\$(?:\n|$)/.exec(source)
    return match ? { type: 'formula', raw: match[0], text: match[1] } : undefined
  },
  renderer: ({ text }) =>
    `<div class="formula" role="group" aria-label="Formula">${texToMathml(text, true).join('')}</div>\n`,
}

const inlineMath: MathExtension = {
  name: 'math',
  level: 'inline',
  start: (source) => source.indexOf('$'),
  tokenizer(source) {
    const match = /^\$([^$\n]+)\$([.,;:?)]*)/.exec(source)
    return match ? { type: 'math', raw: match[0], text: match[1], tail: match[2] } : undefined
  },
  renderer: ({ text, tail }) => keepTogether(texToMathml(text, false), tail),
}

/** A formula breaks only between its parts, and keeps the punctuation after it on its line. */
function keepTogether(parts: string[], tail: string): string {
  return tail || parts.length > 1 ? `<span class="unbroken">${parts.join('<wbr>')}${tail}</span>` : parts.join('')
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
