import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Mistake } from '../mistakes.ts'
import type { Diagnostic } from './diagnostic.ts'
import { explainUnclosed, isUnclosed } from './explain-unclosed.ts'
import { explainUnknown } from './explain-unknown.ts'

const ADVICE: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [
    /^assertion failed: (\w+ takes \[.*)$/s,
    ([, message = '']) => `${message}, each right behind the other: no space and no new line between ] and [`,
  ],
  [
    /^assertion failed: label: no anchor (.*)$/s,
    ([, name = '']) =>
      `there is no anchor "${name}"; there are: center, north, south, west, east, north-west, north-east, south-west, south-east`,
  ],
  [/^assertion failed: (.*)$/s, ([, message = '']) => message],
  [
    /^expected (?:comma|identifier|named or positional argument)/,
    () => 'a comma is missing here, or a text stands without its quotes, "like this", or its brackets, [like this]',
  ],
  [/^expected expression/, () => 'something is missing here: what stands behind a sign such as _, ^, /, : or #'],
  [/^unclosed label/, () => 'a sign < that should be seen is written \\<'],
  [
    /^label `<(.*)>` does not exist/,
    ([, name = '']) => `nothing here is named "${name}": an @ that should be seen is written \\@`,
  ],
  [
    /^unexpected closing (\w+)/,
    ([, kind = '']) => `this ${kind} closes nothing: leave it out, or write a backslash before one that should be seen`,
  ],
  [
    /^file not found \(searched at .*?([^/\\]+)\)$/,
    ([, name = '']) => `there is no file "${name}" in the folder of this note`,
  ],
  [/^missing argument: /, () => 'something is missing between these brackets: compare it with docs/figures.md'],
  [/has no method `split`/, () => 'its text stands in quotes, as in unit("m s^-1")'],
  [/^number must be positive/, () => 'a table begins with its header: #note-table(header: ([Gas], [Mass]), ..)'],
]

/**
 * The compiler's messages in an author's words, one for each line. `source` is the compiled text, if it is not the
 * file.
 */
export function explainDiagnostics(diagnostics: readonly Diagnostic[], file: string, source?: string): Mistake[] {
  const lines = (source ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')).split('\n')
  const isOwn = ({ path }: Diagnostic) => !path || resolve(path) === resolve(file)
  const isTrace = ({ message }: Diagnostic) => /^while (calling|applying|evaluating) /.test(message)
  // An error inside the template is shown where the note calls it.
  const call = diagnostics.find((one) => isOwn(one) && isTrace(one))
  const problems = diagnostics.filter((one) => !isTrace(one))
  // An unclosed bracket makes many errors after it, so only the bracket is reported.
  if (problems.some((one) => isOwn(one) && isUnclosed(one)))
    return [{ file, ...explainUnclosed(problems.filter(isOwn), lines) }]
  // A note that cannot be compiled has at least one mistake, even if its exact place is unknown.
  const mistakes = (problems.length > 0 ? problems : diagnostics).map((problem) => {
    const at = isOwn(problem) ? problem : call
    return { file, line: at?.range ? at.range.start.line + 1 : 0, message: explain(problem, lines) }
  })
  const isSame = (one: Mistake, other: Mistake) =>
    one.line === other.line && (one.line > 0 || one.message === other.message)
  return mistakes.filter((mistake, index) => mistakes.findIndex((other) => isSame(mistake, other)) === index)
}

function explain(problem: Diagnostic, lines: string[]): string {
  const unknown = explainUnknown(problem, lines)
  if (unknown) return unknown
  for (const [pattern, advise] of ADVICE) {
    const found = pattern.exec(problem.message)
    if (found) return advise(found)
  }
  return problem.message
}
