import { resolve } from 'node:path'
import type { Mistake } from '../mistakes.ts'

/** What the compiler says, with the place if there is one; lines count from 0. */
export type Diagnostic = { message: string; path?: string; range?: { start: { line: number } } | null }

const ADVICE: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [/^assertion failed: (.*)$/s, ([, message = '']) => message],
  [
    /^unclosed delimiter/,
    () => 'a dollar or a bracket has no partner, here or in the lines before: each that opens is closed again',
  ],
  [
    /^unknown variable: d([a-zA-Z])\b/,
    ([, letter = '']) => `"d${letter}" is read as one name: a derivative is written (dif y)/(dif ${letter})`,
  ],
  [
    /^unknown variable: ([\p{L}-]+)/u,
    ([, name = '']) =>
      `there is nothing of the name "${name}": in a formula put a space between letters that are multiplied, or words ` +
      `in quotes; a text in a drawing stands in square brackets, [${name}]`,
  ],
]

/** The compiler's messages in an author's words. `file` is the note. */
export function explainDiagnostics(diagnostics: readonly Diagnostic[], file: string): Mistake[] {
  const isOwn = ({ path }: Diagnostic) => !path || resolve(path) === resolve(file)
  const isTrace = ({ message }: Diagnostic) => /^while (calling|applying|evaluating) /.test(message)
  // What goes wrong inside the template is shown where the note calls it.
  const call = diagnostics.find((one) => isOwn(one) && isTrace(one))
  const problems = diagnostics.filter((one) => !isTrace(one))
  // A note that cannot be compiled has at least one mistake, also if only the way to it is known.
  return (problems.length > 0 ? problems : diagnostics).map((problem) => {
    const at = isOwn(problem) ? problem : call
    return { file, line: at?.range ? at.range.start.line + 1 : 0, message: explain(problem.message) }
  })
}

function explain(message: string): string {
  for (const [pattern, advise] of ADVICE) {
    const found = pattern.exec(message)
    if (found) return advise(found)
  }
  return message
}
