import { openGlyphs, type ScaledGlyph } from './glyphs.ts'
import { roundPath } from './round-path.ts'

/** The ink of drawings (content/notes/_drawing.typ), which has the colour of the text. */
const INK = '#1f2530'
const BLACK = '#000000'
/** The default values of SVG. */
const DEFAULTS = [
  'fill-rule="nonzero"',
  'stroke-linecap="butt"',
  'stroke-linejoin="miter"',
  'stroke-miterlimit="4"',
  'x="0"',
  'y="0"',
]
/** The text of a note is 11 pt on paper. A picture has the same size relative to its text. */
const POINTS_PER_EM = 11

/**
 * Makes the pictures of a note small. They share one set of glyphs, because the compiler writes one for each picture.
 */
export function openPictures() {
  const glyphs = openGlyphs()

  return {
    /** A picture as the compiler wrote it. */
    compact(svg: string): string {
      const drawn = new Map<string, ScaledGlyph>()
      for (const [, name = '', path = ''] of svg.matchAll(
        /<symbol id="(\w+)"[^>]*>\s*<path d="([^"]*)"\s*\/>\s*<\/symbol>/g,
      )) {
        drawn.set(name, glyphs.share(roundNumbers(path)))
      }
      const [, width = '', height = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
      const inside = svg
        .replace(/<defs[\s\S]*<\/defs>/g, '')
        .replace(/^<svg[^>]*>|<\/svg>$/g, '')
        .replace(/xlink:href="#(\w+)"( x="([\d.-]+)")?/g, (_, name, _x, x = '0') => writeUse(drawn, name, Number(x)))
      return (
        `<svg viewBox="0 0 ${round(width)} ${round(height)}" width="${toEm(width)}em" height="${toEm(height)}em" ` +
        `aria-hidden="true" focusable="false"${hoistEnds(dropBareGroups(tidy(inside)))}</svg>`
      )
    },
    writeGlyphs: glyphs.write,
  }
}

/** The attributes with which a picture uses a glyph `x` points to the right. */
function writeUse(drawn: ReadonlyMap<string, ScaledGlyph>, name: string, x: number): string {
  const glyph = drawn.get(name)
  if (!glyph) throw new Error(`a picture uses the glyph ${name}, which it does not have`)
  const { id, scale } = glyph
  const place = x === 0 ? '' : ` x="${x / scale}"`
  return scale === 1 ? `href="#${id}"${place}` : `href="#${id}"${place} transform="scale(${scale})"`
}

function tidy(svg: string): string {
  return DEFAULTS.reduce((text, attribute) => text.replaceAll(` ${attribute}`, ''), svg)
    .replace(/ class="[^"]*"| style="[^"]*"| data-[\w-]+="[^"]*"/g, '')
    .replaceAll(`"${INK}"`, '"currentColor"')
    .replaceAll(`"${BLACK}"`, '"currentColor"')
    .replace(/ d="([^"]*)"/g, (_, path) => ` d="${roundPath(path)}"`)
    .replace(
      / (transform|stroke-width|stroke-dasharray|x|y)="([^"]*)"/g,
      (_, name, value) => ` ${name}="${roundNumbers(value)}"`,
    )
    .replace(/>\s+</g, '><')
    .replace(/<(path|use)([^>]*)><\/\1>/g, '<$1$2/>')
    .trim()
}

const ROUND_ENDS = ' stroke-linecap="round" stroke-linejoin="round"'

/** Says once for a picture that its lines have round ends, if all of them do. Returns the rest of its first tag, too. */
function hoistEnds(inside: string): string {
  const lines = inside.split(' stroke="').length
  return lines > 1 && lines === inside.split(ROUND_ENDS).length
    ? `${ROUND_ENDS}>${inside.replaceAll(ROUND_ENDS, '')}`
    : `>${inside}`
}

/** A group without attributes has no effect. */
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
