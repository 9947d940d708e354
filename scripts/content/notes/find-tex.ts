import type { Mistake } from '../mistakes.ts'
import { findTypstForm } from './tex-words.ts'

/** Skipped text, or a formula, whichever begins first. */
const PARTS = /\\[\s\S]|\/\/[^\n]*|```[\s\S]*?```|`[^`\n]*`|\$((?:\\[\s\S]|"(?:\\.|[^"\\])*"|[^$\\"])*)\$/g
/**
 * A string in a formula, a command of TeX, or braces where Typst has brackets. Typst's own escape `\u{1F600}` is not
 * TeX.
 */
const TEX = /"(?:\\.|[^"\\])*"|\\([A-Za-z]{2,})|[_^]\{([^{}$]*)\}/g

/** The TeX in the formulas of a note, each with its Typst. Typst would typeset most of it, but not as it was meant. */
export function findTex(source: string): Omit<Mistake, 'file'>[] {
  return [...source.matchAll(PARTS)].flatMap(({ index, 1: formula }) => {
    if (formula === undefined) return []
    return [...formula.matchAll(TEX)].flatMap(({ index: at, 0: tex, 1: command, 2: script }) => {
      const message = command ? explainCommand(command) : script === undefined ? null : explainScript(tex, script)
      if (!message) return []
      return [{ line: source.slice(0, index + 1 + at).split('\n').length, message }]
    })
  })
}

function explainCommand(command: string): string {
  const form = findTypstForm(command)
  if (command === 'left' || command === 'right')
    return `"\\${command}" is TeX: leave it out, because brackets grow by themselves`
  return form
    ? `"\\${command}" is TeX: a note is written in Typst, where it is ${form}`
    : `"\\${command}" is TeX: a note is written in Typst, without backslashes; see the table of formulas in docs/content.md`
}

function explainScript(tex: string, script: string): string {
  return `"${tex}" is TeX: in Typst it is ${tex.charAt(0)}(${script}), or the braces are printed`
}
