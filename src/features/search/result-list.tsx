import { useId } from 'react'
import type { SearchResult } from '#domain/search/search-entry.ts'
import { IN_NOTES, isPassage } from './result-kinds.ts'
import { ResultLink } from './result-link.tsx'

type Props = {
  results: readonly SearchResult[]
  /** The level of the heading above the results in notes. */
  heading: 'h2' | 'h3'
  /** The address of a result is its own if none is given. */
  hrefOf?: (result: SearchResult) => string
  onFollow?: () => void
}

/** Results as cards: titles, and below them places in notes, unless a place in a note is the best result. */
export function ResultList({ results, heading: Heading, ...link }: Props) {
  const id = useId()
  const passages = results.filter(isPassage)
  const titles = results.filter((result) => !isPassage(result))
  const inNotes = passages.length > 0 && (
    <section aria-labelledby={id} className="flex flex-col gap-3" key="notes">
      <Heading className="text-17" id={id}>
        {IN_NOTES}
      </Heading>
      <Cards {...link} results={passages} />
    </section>
  )
  const named = titles.length > 0 && <Cards {...link} key="titles" results={titles} />
  const isInNotes = results[0] && isPassage(results[0])
  return <div className="flex flex-col gap-4">{isInNotes ? [inNotes, named] : [named, inNotes]}</div>
}

function Cards({ results, hrefOf, onFollow }: Omit<Props, 'heading'>) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {results.map((result) => (
        <li key={`${result.type}:${result.id}`}>
          <ResultLink result={result} {...(hrefOf && { href: hrefOf(result) })} {...(onFollow && { onFollow })} />
        </li>
      ))}
    </ul>
  )
}
