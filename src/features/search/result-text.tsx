import type { SearchResult } from '#domain/search/search-entry.ts'
import type { TextPart } from '#domain/search/search-marks.ts'

/** The title and the place of a result, with the matching words marked. */
export function ResultText({ result }: { result: SearchResult }) {
  const { title, titleParts, place, placeParts, foundBy } = result
  return (
    <span className="min-w-0 grow">
      <span className="block font-semibold text-ink" lang={languageOf(title)}>
        <Parts parts={titleParts} />
      </span>
      <span className="block text-13 text-soft">
        <span lang={languageOf(place)}>
          <Parts parts={placeParts} />
        </span>
        {foundBy && (
          <span>
            {' · '}
            <mark className={MARK} lang={languageOf(foundBy)}>
              {foundBy}
            </mark>
          </span>
        )}
      </span>
    </span>
  )
}

const MARK = 'bg-transparent text-accent'

function Parts({ parts }: { parts: readonly TextPart[] }) {
  let from = 0
  return parts.map(({ text, isMatch }) => {
    const key = from
    from += text.length
    return isMatch ? (
      <mark className={MARK} key={key}>
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    )
  })
}

function languageOf(text: string): 'ne' | undefined {
  return /\p{Script=Devanagari}/u.test(text) ? 'ne' : undefined
}
