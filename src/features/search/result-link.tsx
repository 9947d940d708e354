import type { SearchResult } from '../../../domain/search/search-entry.ts'
import { Icon } from '../../ui/icon.tsx'
import { KINDS } from './result-kinds.ts'
import { ResultText } from './result-text.tsx'
import { useFollow } from './use-follow.ts'

type Props = { result: SearchResult; href?: string; onFollow?: () => void }

/** A result on a page, as a card. `href` is its own address if no other is given. */
export function ResultLink({ result, href = result.url, onFollow }: Props) {
  const follow = useFollow()
  return (
    <a
      className="card flex h-full min-h-12 items-center gap-3 p-3 hover:border-strong"
      data-choice
      href={href}
      onClick={(event) => {
        onFollow?.()
        follow(event)
      }}
    >
      <Icon className="size-5 text-soft" name={KINDS[result.type].icon} />
      <ResultText result={result} />
      <span className="text-13 text-faint">{KINDS[result.type].one}</span>
    </a>
  )
}
