import katex from 'katex'

/** A few times the number of all formulas of the bank. */
const MOST = 50_000
/** The mistakes found in each formula, cached because the desk checks the whole bank whenever a file is saved. */
const known = new Map<string, string | null>()

/** The mistake in one formula of TeX, or null. */
export function findFormulaMistake(tex: string): string | null {
  const before = known.get(tex)
  if (before !== undefined) return before
  if (known.size >= MOST) known.clear()
  const mistake = findBareWord(tex) ?? findParserMistake(tex)
  known.set(tex, mistake)
  return mistake
}

export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

/** Words of Typst that TeX would print letter by letter, with their TeX. */
const INSTEAD: Record<string, string> = {
  arrow: '\\vec{a}',
  unit: '\\text{m}',
  chem: '\\mathrm{H_2O}',
  degree: '^\\circ',
  dot: '\\cdot',
  frac: '\\frac{a}{b}',
  sqrt: '\\sqrt{x}',
  oo: '\\infty',
}
const SAME =
  'hat vec times alpha beta gamma delta theta lambda omega sigma rho phi pi mu sin cos tan log lim infty int sum'
const BARE = new RegExp(`(?<![\\\\a-zA-Z])(?:${[...Object.keys(INSTEAD), ...SAME.split(' ')].join('|')})(?![a-zA-Z])`)
const WORDS = /\\(?:text|textbf|textit|mathrm|mathbf|mathit|operatorname)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g

function findBareWord(tex: string): string | null {
  const [word] = BARE.exec(tex.replace(WORDS, ' ')) ?? []
  if (word === undefined) return null
  return `"${word}" in the formula "${shorten(tex)}" is printed letter by letter: here it is ${INSTEAD[word] ?? `\\${word}`}`
}

const ADVICE: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [/Undefined control sequence: (\\\S+)/, ([, command = '']) => `there is no command ${command}`],
  [/Expected 'EOF', got '}'/, () => 'a brace } closes nothing'],
  [/Expected 'EOF', got '(.)'/, ([, sign = '']) => `write \\${sign} for a ${sign} that should be seen`],
  [/Expected '}'|expected '}'/, () => 'a brace is missing: each { has its }'],
  [/% comment/, () => 'write \\% for a percent sign'],
  [/Expected group after '(.)'/, ([, sign = '']) => `something is missing behind ${sign}`],
  [/Expected group as argument to '(\\\w+)'/, ([, command = '']) => `something is missing behind ${command}`],
  [
    /Double (superscript|subscript)/,
    () => 'what stands above or below one letter goes into one pair of braces: x^{ab}',
  ],
]

function findParserMistake(tex: string): string | null {
  try {
    katex.renderToString(tex, { strict: 'error', throwOnError: true })
    return null
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return `the TeX "${shorten(tex)}" cannot be set: ${explain(message)}`
  }
}

function explain(message: string): string {
  for (const [pattern, advise] of ADVICE) {
    const found = pattern.exec(message)
    if (found) return advise(found)
  }
  return message.replace(/^KaTeX parse error: /, '').replace(/ at (?:position \d+|end of input): .*$/s, '')
}
