const ORDINAL = '(?:first|second|third|fourth|last)'
const BY_ORDINAL = new RegExp(
  `\\b${ORDINAL}(?:(?:,| and| or)* (?:two|three|${ORDINAL}))* (?:option|choice|alternative|answer)s?\\b`,
  'i',
)
const BY_LETTER = /\b(?:[Oo]ption|[Cc]hoice|[Aa]lternative|[Aa]nswer)s? \(?[A-D]\b/

/**
 * The mistake in an explanation that names an option by its place, or null. The order of options can change, and
 * readers of the review would have to count.
 */
export function findOptionPlace(explanation: string): string | null {
  const text = explanation.replace(/\s+/g, ' ')
  const [words] = BY_ORDINAL.exec(text) ?? BY_LETTER.exec(text) ?? []
  if (words === undefined) return null
  return `"${words}" names an option by its place, which can change: name it by what it says`
}
