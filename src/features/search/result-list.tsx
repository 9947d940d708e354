import { useId } from 'react'
import type { SearchResult } from '#domain/search/search-entry.ts'
import { favoriteOfResult } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useFollow, useResultPath } from './follow-result.ts'
import { IN_NOTES, isPassage, KINDS } from './result-kinds.ts'
import { ResultText } from './result-text.tsx'

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

type ResultLinkProps = { result: SearchResult; href?: string; onFollow?: () => void }

/** A result on a page, as a card with its star. `href` is its own address if none is given. */
function ResultLink({ result, href, onFollow }: ResultLinkProps) {
  const pathOf = useResultPath()
  const follow = useFollow()
  const favorite = favoriteOfResult(result)
  return (
    <div className="card flex h-full items-center hover:border-strong">
      <a
        className="flex min-h-12 min-w-0 grow items-center gap-3 rounded-lg p-3"
        data-choice
        href={href ?? pathOf(result)}
        onClick={(event) => {
          onFollow?.()
          follow(event)
        }}
      >
        <Icon className="size-5 text-soft" name={KINDS[result.type].icon} />
        <ResultText result={result} />
        <span className="text-13 text-faint">{KINDS[result.type].one}</span>
      </a>
      {favorite && <FavoriteToggle className="mr-1" target={favorite} />}
    </div>
  )
}
