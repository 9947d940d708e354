/** The ink of drawings (content/notes/_drawing.typ), which follows the text. */
const INK = '#1f2530'
const BLACK = '#000000'
/** What SVG takes anyway where nothing is said. */
const DEFAULTS = [
  'fill-rule="nonzero"',
  'stroke-linecap="butt"',
  'stroke-linejoin="miter"',
  'stroke-miterlimit="4"',
  'x="0"',
  'y="0"',
]
/** The text of a note is 11 pt on paper. A picture is as large beside its text as there. */
const POINTS_PER_EM = 11

/** Makes the pictures of a note small. They share one set of glyphs, because each brings its own from the compiler. */
export function openPictures() {
  const glyphs = new Map<string, { id: string; path: string }>()

  return {
    /** A picture as the compiler wrote it. */
    compact(svg: string): string {
      const names = new Map<string, string>()
      for (const [, name = '', path = ''] of svg.matchAll(
        /<symbol id="(\w+)"[^>]*>\s*<path d="([^"]*)"\s*\/>\s*<\/symbol>/g,
      )) {
        const short = roundNumbers(path)
        const glyph = glyphs.get(short) ?? { id: `_${glyphs.size.toString(36)}`, path: short }
        glyphs.set(short, glyph)
        names.set(name, glyph.id)
      }
      const [, width = '', height = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
      const inside = svg
        .replace(/<defs[\s\S]*<\/defs>/g, '')
        .replace(/^<svg[^>]*>|<\/svg>$/g, '')
        .replace(/xlink:href="#(\w+)"/g, (_, name) => `href="#${nameOf(names, name)}"`)
      return (
        `<svg viewBox="0 0 ${round(width)} ${round(height)}" width="${toEm(width)}em" height="${toEm(height)}em" ` +
        `aria-hidden="true" focusable="false">${dropBareGroups(tidy(inside))}</svg>`
      )
    },
    /** The glyphs of all pictures, as one picture that is not seen. */
    writeGlyphs(): string {
      if (glyphs.size === 0) return ''
      const paths = [...glyphs.values()].map(({ id, path }) => `<path id="${id}" d="${path}"/>`)
      return `<svg class="glyphs" width="0" height="0" aria-hidden="true" focusable="false"><defs>${paths.join('')}</defs></svg>`
    },
  }
}

function nameOf(names: Map<string, string>, name: string): string {
  const short = names.get(name)
  if (!short) throw new Error(`a picture uses the glyph ${name}, which it does not have`)
  return short
}

function tidy(svg: string): string {
  return DEFAULTS.reduce((text, attribute) => text.replaceAll(` ${attribute}`, ''), svg)
    .replace(/ class="[^"]*"| style="[^"]*"| data-[\w-]+="[^"]*"/g, '')
    .replaceAll(`"${INK}"`, '"currentColor"')
    .replaceAll(`"${BLACK}"`, '"currentColor"')
    .replace(
      / (d|transform|stroke-width|stroke-dasharray|x|y)="([^"]*)"/g,
      (_, name, value) => ` ${name}="${roundNumbers(value)}"`,
    )
    .replace(/>\s+</g, '><')
    .replace(/<(path|use)([^>]*)><\/\1>/g, '<$1$2/>')
    .trim()
}

/** A group without attributes does nothing. */
function dropBareGroups(svg: string): string {
  const isBare: boolean[] = []
  return svg.replace(/<g>|<g [^>]*>|<\/g>/g, (tag) => {
    if (tag === '</g>') return isBare.pop() ? '' : tag
    isBare.push(tag === '<g>')
    return tag === '<g>' ? '' : tag
  })
}

/** Hundredths of a point are finer than any screen. */
function roundNumbers(text: string): string {
  return text
    .replace(/-?\d+\.\d+(e-?\d+)?/g, round)
    .replace(/\s*([a-zA-Z])\s*/g, '$1')
    .replace(/ (?=-)/g, '')
    .trim()
}

function round(number: string): string {
  return String(Math.round(Number(number) * 100) / 100 || 0)
}

function toEm(points: string): string {
  return String(Math.round((Number(points) / POINTS_PER_EM) * 100) / 100)
}
