import { element } from './element.ts'
import type { Piece } from './pieces.ts'

/** The attachments of a base in Typst: t and b where the base wants them, the others at the side. */
export type Attached = Partial<Record<'t' | 'b' | 'tr' | 'br' | 'tl' | 'bl', string>>

/** Superscripts, subscripts and limits. */
export function attach(base: Piece, attached: Attached): Piece {
  const { tl, bl } = attached
  const above = base.limits ? attached.t : undefined
  const below = base.limits ? attached.b : undefined
  const superscript = joinScripts(base.limits ? undefined : attached.t, attached.tr)
  const subscript = joinScripts(base.limits ? undefined : attached.b, attached.br)
  let xml = wrapLimits(base.xml, above, below)
  if (tl || bl) {
    const nothing = '<mrow></mrow>'
    xml = element(
      'mmultiscripts',
      {},
      xml,
      subscript ?? nothing,
      superscript ?? nothing,
      '<mprescripts></mprescripts>',
      bl ?? nothing,
      tl ?? nothing,
    )
  } else if (superscript && subscript) xml = element('msubsup', {}, xml, subscript, superscript)
  else if (superscript) xml = element('msup', {}, xml, superscript)
  else if (subscript) xml = element('msub', {}, xml, subscript)
  return { xml, role: base.role }
}

function wrapLimits(base: string, above?: string, below?: string): string {
  if (above && below) return element('munderover', {}, base, below, above)
  if (above) return element('mover', {}, base, above)
  if (below) return element('munder', {}, base, below)
  return base
}

function joinScripts(...scripts: (string | undefined)[]): string | undefined {
  const given = scripts.filter((script) => script !== undefined)
  return given.length > 1 ? element('mrow', {}, ...given) : given[0]
}
