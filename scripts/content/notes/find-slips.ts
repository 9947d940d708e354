import type { Mistake } from '../mistakes.ts'
import { BOXES } from './explain-unknown.ts'
import { findTex } from './find-tex.ts'

type Slip = Omit<Mistake, 'file'>

/** Remarks and raw text, in which every sign is meant as it stands. */
const VERBATIM = /\\[\s\S]|(?<!:)\/\/[^\n]*|```[\s\S]*?```|`[^`\n]*`/g
/** A formula, or a bracket that a formula cannot have gone across. */
const FORMULA = /\$((?:"(?:\\.|[^"\\\n])*"|[^$"])*)\$/g
/** Inside a function call a box has no #, so those that are given to others are left out. */
const AT_LINE_START = BOXES.filter((box) => !['fig', 'note-table', 'eqn', 'unit', 'chem', 'beside'].includes(box))
const CALL_WITHOUT_SIGN = new RegExp(`^ *(${AT_LINE_START.join('|')})[\\[(]`)

/** What would be set, but not as it was meant: TeX, and signs that were forgotten. */
export function findSlips(source: string): Slip[] {
  const text = source.replace(VERBATIM, (part) => part.replace(/[^\n]/g, ' '))
  const lines = text.split('\n')
  const tex = findTex(source)
  const others = [...findSpaces(text, lines), ...lines.flatMap(findSigns)]
  return [...tex, ...others.filter(({ line }) => !tex.some((each) => each.line === line))]
}

/** With a space inside both of its dollars a formula is set on a line of its own, else in the text. */
function findSpaces(text: string, lines: string[]): Slip[] {
  // Where a dollar is missing, what stands between formulas would be taken for them.
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

/** The chapter that a note names must be the one that its file lies under; what the template makes of another says less. */
export function findWrongChapter(source: string, place: string): Slip[] {
  const named = /^(?:.*[\s(])?chapter: *"([^"\n]*)"/m.exec(source)
  if (!named || named[1] === place) return []
  const line = source.slice(0, named.index + named[0].length).split('\n').length
  return [{ line, message: `this file lies under ${place}, so it begins with chapter: "${place}"` }]
}
