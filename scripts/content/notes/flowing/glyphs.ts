/** A glyph of the note, with the scale at which a picture draws it. */
export type ScaledGlyph = { id: string; scale: number }

type Glyph = { id: string; path: string; numbers: readonly number[] }

/** In points: two roundings to hundredths. */
const TOLERANCE = 0.02

/**
 * The glyphs of all pictures of a note. The compiler writes each letter again for every size; here it is written once,
 * and the other sizes scale it.
 */
export function openGlyphs() {
  const all: Glyph[] = []
  /** By their commands without the numbers, which are the same at every size. */
  const byShape = new Map<string, Glyph[]>()

  return {
    /** The glyph of a path whose numbers are in points. */
    share(path: string): ScaledGlyph {
      const numbers = readNumbers(path)
      const shape = path.replace(NUMBER, '0').replace(/0(?=0)| /g, '')
      const alike = byShape.get(shape) ?? []
      for (const glyph of alike) {
        const scale = findScale(glyph.numbers, numbers)
        if (scale !== null) return { id: glyph.id, scale }
      }
      const glyph = { id: `_${all.length.toString(36)}`, path, numbers }
      all.push(glyph)
      byShape.set(shape, [...alike, glyph])
      return { id: glyph.id, scale: 1 }
    },
    /** All of them, as one invisible picture. */
    write(): string {
      if (all.length === 0) return ''
      const paths = all.map(({ id, path }) => `<path id="${id}" d="${path}"/>`)
      return `<svg class="glyphs" width="0" height="0" aria-hidden="true" focusable="false"><defs>${paths.join('')}</defs></svg>`
    },
  }
}

const NUMBER = /-?\d+(?:\.\d+)?/g

function readNumbers(path: string): number[] {
  return (path.match(NUMBER) ?? []).map(Number)
}

/** The scale between the two, if they are otherwise the same. */
function findScale(base: readonly number[], numbers: readonly number[]): number | null {
  if (base.length !== numbers.length) return null
  const scale = sumOf(numbers) / sumOf(base)
  const isSame = base.every((value, index) => Math.abs(value * scale - (numbers[index] ?? Number.NaN)) <= TOLERANCE)
  return isSame ? Math.round(scale * 1000) / 1000 : null
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, value) => sum + Math.abs(value), 0)
}
