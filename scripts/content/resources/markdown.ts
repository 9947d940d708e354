import katex from 'katex'
import { Marked, type MarkedExtension, type Token, type Tokens } from 'marked'
import { slugify } from '../../../domain/catalogue/slug.ts'
import { findTexMistake } from '../papers/tex.ts'
import { type FormulaStyles, liftStyles } from './formula-styles.ts'

type Rules = {
  /** Whether this path is a page of the site. */
  isPage: (path: string) => boolean
  report: (offset: number, message: string) => void
}

type Rendered = { html: string; styles: FormulaStyles; words: number }

/**
 * Our Markdown as HTML: headings from `##`, lists, tables, quotations (set as tips), links, and TeX between dollars
 * (set by KaTeX, with MathML for those who hear it). Anything else is reported with its place in the body.
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
  const html = marked.parser(tokens)
  return { ...liftStyles(html), words: texts.join(' ').split(/\s+/).filter(Boolean).length }
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
      return findTexMistake(`$${token.text}$`)
    case 'text':
      return !('tokens' in token && token.tokens) && token.text.includes('$')
        ? 'a dollar sign has no partner in this line'
        : null
    default:
      return null
  }
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
  renderer: ({ text }) => `<div class="formula" role="group" aria-label="Formula">${renderMath(text, true)}</div>\n`,
}

const inlineMath: MathExtension = {
  name: 'math',
  level: 'inline',
  start: (source) => source.indexOf('$'),
  tokenizer(source) {
    const match = /^\$([^$\n]+)\$([.,;:?)]*)/.exec(source)
    return match ? { type: 'math', raw: match[0], text: match[1], tail: match[2] } : undefined
  },
  renderer: ({ text, tail }) => keepTogether(renderMath(text, false), tail),
}

/** Keeps punctuation on the line of the formula before it. Where KaTeX allows a break inside the formula, it stays. */
function keepTogether(formula: string, tail: string): string {
  if (!tail) return formula
  const parts = formula.replaceAll('</span><span class="katex-base">', '</span><wbr><span class="katex-base">')
  return `<span class="unbroken">${parts}${tail}</span>`
}

/** Removes the TeX source that KaTeX adds to the MathML, because nothing uses it. */
function renderMath(tex: string, displayMode: boolean): string {
  const html = katex.renderToString(tex, { displayMode, throwOnError: false, strict: 'ignore' })
  return html.replace(/<annotation[\s\S]*?<\/annotation>/, '')
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
