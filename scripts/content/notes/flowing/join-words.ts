import type { HtmlNode } from './html-tree.ts'

const UNITS =
  'kg|mg|g|km|cm|mm|nm|m|kHz|MHz|Hz|kJ|J|MeV|keV|eV|kPa|Pa|kW|W|mV|kV|V|mA|A|mL|L|mol|min|s|h|K|°C|°|N|T|C|F|M|u|Ω|atm|%|years|days|hours'
const DIGIT = '[\\d०-९]'

/** Spaces at which no line may break, and their replacements. */
const JOINTS: [RegExp, string][] = [
  // The marks for a step stay with its last word.
  [/[ \n]+\u00a0(?=\[[\d०-९]+\])/g, '\u00a0'],
  // 9 : 3 : 3 : 1
  [new RegExp(`(?<=${DIGIT}) : (?=${DIGIT})`, 'g'), '\u00a0:\u00a0'],
  // 20 mL
  [new RegExp(`(?<=${DIGIT}) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), '\u00a0'],
]

/** Joins words that must not be separated at the end of a line. Code does not change. */
export function joinWords(nodes: HtmlNode[]): HtmlNode[] {
  return nodes.map((node) => {
    if (node.type === 'text') return { ...node, value: joinText(node.value) }
    if (node.type === 'raw' || node.tag === 'code' || node.tag === 'pre') return node
    return { ...node, children: joinWords(node.children) }
  })
}

function joinText(text: string): string {
  return JOINTS.reduce((joined, [space, instead]) => joined.replace(space, instead), text)
}
