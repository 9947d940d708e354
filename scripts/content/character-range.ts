type Span = [first: number, last: number]

/** The characters of a CSS `unicode-range`: `U+0041, U+0061-0063` is Aabc. */
export function charactersOf(range: string): string {
  return spansOf(range)
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')
}

/** The `unicode-range` of all other characters up to U+FFFF, without the surrogates. The spans must be in order. */
export function otherThan(range: string): string {
  const others: string[] = []
  let from = 0
  for (const [first, last] of [...spansOf(range), [0xd800, 0xdfff], [0x10000, 0x10000]] satisfies Span[]) {
    if (first > from) others.push(`U+${hex(from)}-${hex(first - 1)}`)
    from = last + 1
  }
  return others.join(',')
}

function spansOf(range: string): Span[] {
  return range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

function hex(code: number): string {
  return code.toString(16).padStart(4, '0')
}
