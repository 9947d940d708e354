import katex from 'katex'
import { lengthenArrow, measureText } from '../notes/mathml/arrows.ts'

/** A formula with at most this many signs stays on one line with the word beside it. */
const SHORT = 10
const RELATION = /^<mo>(?:[=≈≠<>≤≥∝≡→⇒⟶]|&lt;|&gt;)<\/mo>$/

/** An arrow with its labels above and below. */
const LABELLED_ARROW =
  /<(mover|munder|munderover)><mo stretchy="true"[^>]*>→<\/mo>((?:<mpadded[^>]*>[\s\S]*?<\/mpadded>)+)<\/\1>/g

/** Markup that KaTeX writes for old browsers, each with the markup that today's browsers show correctly. */
const MENDED: [RegExp, string][] = [
  // Combining accents, which would be lengthened. Over one letter the plain sign is centred.
  [/<mo>\u20d7<\/mo>(?=<\/mover>)/g, '<mo stretchy="false">→</mo>'],
  [/<mo>ˉ<\/mo>(?=<\/mover>)/g, '<mo stretchy="false">¯</mo>'],
  [/<mo>([\^˙¨~])<\/mo>(?=<\/mover>)/g, '<mo stretchy="false">$1</mo>'],
  // The bars of a determinant grow only as this sign.
  [/<mo fence="true">∣<\/mo>/g, '<mo fence="true" stretchy="true">|</mo>'],
  // A sign after a bracket, a relation or another sign belongs to what follows it.
  [/(?<=<mo[^>]*>(?:[([=≈≠<>≤≥→⇒×⋅,+−±]|&lt;|&gt;)<\/mo>)<mo>([−+±])<\/mo>/g, '<mo form="prefix">$1</mo>'],
  // The degree sign is not an operator with room around it.
  [/<mo>∘<\/mo>(?=<\/msu)/g, '<mo lspace="0" rspace="0">∘</mo>'],
  // A gap between the name of a function and its argument, but none before brackets.
  [/<mo>\u2061<\/mo>(?!<\/|(?:<mrow>)?<mo[^>]*>[([])/g, '<mo>\u2061</mo><mspace width="0.1667em"/>'],
  // In a cell of its own, a style would fill the cell, and leave nothing to align.
  [/<mtd><mstyle scriptlevel="0" (displaystyle="\w+")>/g, '<mtd $1>'],
  [/<\/mstyle><\/mtd>/g, '</mtd>'],
]

/**
 * The MathML of a formula in TeX. Browsers break no line inside MathML, so a long formula in a line of text is written
 * as several elements and may break before its relations.
 */
export function texToMathml(tex: string, isDisplay: boolean): string[] {
  const html = katex.renderToString(tex, {
    output: 'mathml',
    displayMode: isDisplay,
    throwOnError: false,
    strict: 'ignore',
  })
  const formula = /<semantics>([\s\S]*?)<annotation/.exec(html)?.[1] ?? ''
  const mended = MENDED.reduce((text, [pattern, right]) => text.replace(pattern, right), formula).replace(
    LABELLED_ARROW,
    (_, tag: string, labels: string) => writeArrow(tag, labels),
  )
  if (isDisplay) return [`<math display="block">${mended}</math>`]
  return splitAtRelations(mended).map((part) => `<math>${part}</math>`)
}

/** A style of letters that MathML does not have any more, or null. Browsers show such letters like any other. */
export function findLostStyle(tex: string): string | null {
  const html = katex.renderToString(tex, { output: 'mathml', throwOnError: false, strict: 'ignore' })
  const styles = [...html.matchAll(/ mathvariant="([^"]*)"/g)].map(([, style = '']) => style)
  return styles.find((style) => style !== 'normal') ?? null
}

/** As long as the longer of its labels. Otherwise the label would overlap what is beside the arrow. */
function writeArrow(tag: string, padded: string): string {
  const labels = [...padded.matchAll(/<mpadded[^>]*>([\s\S]*?)<\/mpadded>/g)].map(([, label = '']) => label)
  const arrow = lengthenArrow('→', Math.max(...labels.map(measureText)) + 2)
  return `<${tag}><mo stretchy="false">${arrow}</mo>${labels.map((label) => `<mrow>${label}</mrow>`).join('')}</${tag}>`
}

function splitAtRelations(formula: string): string[] {
  if (measureText(formula) <= SHORT) return [formula]
  const row = /^<mrow>([\s\S]*)<\/mrow>$/.exec(formula)?.[1]
  const elements = row === undefined ? [formula] : listElements(row)
  const parts: string[] = []
  for (const element of elements) {
    if (parts.length === 0 || RELATION.test(element)) parts.push(element)
    else parts[parts.length - 1] += element
  }
  return parts
}

/** The elements beside each other in a row, with their content. */
function listElements(row: string): string[] {
  const elements: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: tag, 1: isClosing, 2: isEmpty, index } of row.matchAll(/<(\/?)[^>]*?(\/?)>/g)) {
    if (!isEmpty) depth += isClosing ? -1 : 1
    if (depth > 0) continue
    elements.push(row.slice(from, index + tag.length))
    from = index + tag.length
  }
  return elements
}
