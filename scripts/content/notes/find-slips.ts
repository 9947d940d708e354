import type { Mistake } from '../mistakes.ts'
import { BOXES } from './explain-unknown.ts'
import { findTex } from './find-tex.ts'

type Slip = Omit<Mistake, 'file'>

/** Comments and raw text, in which every sign is meant literally. */
const VERBATIM = /\\[\s\S]|(?<!:)\/\/[^\n]*|```[\s\S]*?```|`[^`\n]*`/g
/** A formula, or a bracket that a formula cannot contain. */
const FORMULA = /\$((?:"(?:\\.|[^"\\\n])*"|[^$"])*)\$/g
/** Inside a function call a box has no #, so arguments of other calls are left out. */
const AT_LINE_START = BOXES.filter((box) => !['fig', 'note-table', 'eqn', 'unit', 'chem', 'beside'].includes(box))
const CALL_WITHOUT_SIGN = new RegExp(`^ *(${AT_LINE_START.join('|')})[\\[(]`)

/** Mistakes that Typst would typeset, but not as they were meant: TeX, and forgotten signs. */
export function findSlips(source: string): Slip[] {
  const text = source.replace(VERBATIM, (part) => part.replace(/[^\n]/g, ' '))
  const lines = text.split('\n')
  const tex = findTex(source)
  const others = [...findSpaces(text, lines), ...lines.flatMap(findSigns)]
  return [...tex, ...others.filter(({ line }) => !tex.some((each) => each.line === line))]
}

/** With a space inside both dollars a formula is displayed on its own line, otherwise in the text. */
function findSpaces(text: string, lines: string[]): Slip[] {
  // If a dollar is missing, the text between formulas would be taken for them.
  if (text.split('$').length % 2 === 0) return []
  return [...text.matchAll(FORMULA)].flatMap(({ index, 0: formula, 1: body = '' }) => {
    const line = text.slice(0, index).split('\n').length
    const spaces = [/^\s/, /\s$/].filter((end) => end.test(body)).length
    const isLine = lines[line - 1]?.trim() === formula
    const isParagraph = isLine && !lines[line - 2]?.trim() && !lines[line]?.trim()
    if (!isLine || spaces === 2 || (spaces === 0 && !isParagraph)) return []
    return [{ line, message: 'a formula on a line of its own has a space beside both of its dollars: $ v = u + a t $' }]
  })
}

function findSigns(text: string, index: number): Slip[] {
  const line = index + 1
  const box = CALL_WITHOUT_SIGN.exec(text)?.[1]
  if (box) return [{ line, message: `before the name of a box stands a #: #${box}` }]
  return /^=+[\p{L}\p{N}]/u.test(text) ? [{ line, message: 'behind the = of a heading stands a space' }] : []
}

/** The chapter in a note must be the folder of its file. The template's message about a different one is less clear. */
export function findWrongChapter(source: string, place: string): Slip[] {
  const named = /^(?:.*[\s(])?chapter: *"([^"\n]*)"/m.exec(source)
  if (!named || named[1] === place) return []
  const line = source.slice(0, named.index + named[0].length).split('\n').length
  return [{ line, message: `this file lies under ${place}, so it begins with chapter: "${place}"` }]
}
