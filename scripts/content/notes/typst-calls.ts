/** A call such as `#question(marks: 5)[..][..]` in a Typst source. Lines count from 1. */
export type TypstCall = { line: number; args: string; bodies: string[] }

/** The calls of a function in their order, including those inside other calls. */
export function findCalls(source: string, name: string): TypstCall[] {
  const calls: TypstCall[] = []
  for (const { index } of source.matchAll(new RegExp(`#${name}(?=[\\[(])`, 'g'))) {
    const lineStart = source.lastIndexOf('\n', index) + 1
    if (/^\s*\/\//.test(source.slice(lineStart, index))) continue
    let at = index + name.length + 1
    let args = ''
    const bodies: string[] = []
    if (source[at] === '(') {
      const end = findEnd(source, at)
      args = source.slice(at + 1, end - 1)
      at = end
    }
    while (source[at] === '[') {
      const end = findEnd(source, at)
      bodies.push(source.slice(at + 1, end - 1))
      at = end
    }
    calls.push({ line: source.slice(0, index).split('\n').length, args, bodies })
  }
  return calls
}

/** The place after the bracket that closes the one at `start`. Brackets in formulas and strings do not count. */
function findEnd(source: string, start: number): number {
  const isCode = source[start] === '('
  const close = isCode ? ')' : ']'
  let at = start + 1
  while (at < source.length && source[at] !== close) at = skip(source, at, isCode)
  return at + 1
}

function skip(source: string, at: number, isCode: boolean): number {
  const char = source[at]
  if (char === '\\') return at + 2
  if (char === '$') return findQuote(source, at, '$')
  if (char === '`') return findQuote(source, at, '`')
  if (char === '"' && isCode) return findQuote(source, at, '"')
  if (source.startsWith('//', at) && source[at - 1] !== ':') return lineEnd(source, at)
  if (char === '[' || (char === '(' && (isCode || /#[\w.-]+$/.test(source.slice(Math.max(0, at - 40), at)))))
    return findEnd(source, at)
  return at + 1
}

/** The place after the sign that ends a formula, a string or raw text. A dollar in a string of a formula ends nothing. */
function findQuote(source: string, start: number, sign: string): number {
  let at = start + 1
  while (at < source.length && source[at] !== sign) {
    if (source[at] === '\\') at += 2
    else if (sign === '$' && source[at] === '"') at = findQuote(source, at, '"')
    else at += 1
  }
  return at + 1
}

function lineEnd(source: string, at: number): number {
  const end = source.indexOf('\n', at)
  return end === -1 ? source.length : end
}
