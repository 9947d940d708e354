import type { SearchResult } from '#domain/search/search-entry.ts'
import { favoriteOfResult } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { KINDS } from './result-kinds.ts'
import { ResultText } from './result-text.tsx'
import { useFollow } from './use-follow.ts'
import { useResultPath } from './use-result-path.ts'

type Props = { result: SearchResult; href?: string; onFollow?: () => void }

/** A result on a page, as a card with its star. `href` is its own address if none is given. */
export function ResultLink({ result, href, onFollow }: Props) {
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
