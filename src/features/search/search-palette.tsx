import { Autocomplete } from '@base-ui/react/autocomplete'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { forgetSearches, rememberSearch, useRecentSearches } from '#src/platform/device/recent-searches.ts'
import { onPageChange } from '#src/platform/page/way-back/trail.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal, ModalTitle } from '#src/ui/dialog/dialog.tsx'
import { ChoiceList } from './choice-list.tsx'
import { groupResults, suggestSearches } from './palette-groups.ts'
import { PaletteInput } from './palette-input.tsx'
import { Failure, NothingFound, Searching } from './palette-states.tsx'
import { PassagesState } from './passages-state.tsx'
import { useFollow } from './use-follow.ts'
import { useSiteSearch } from './use-site-search.ts'
import { useVisibleHeight } from './use-visible-height.ts'

/** The site search: a box, and below it results or suggestions. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const { history } = useRouter()
  const follow = useFollow()
  const frame = useRef<HTMLDivElement>(null)
  const followsToPlace = useRef(false)
  const recent = useRecentSearches()
  const [query, setQuery] = useState('')
  const { search, hasFailed, retry, passages } = useSiteSearch(query, { isGrouped: true })
  const [entered, setEntered] = useState<string | null>(null)
  useVisibleHeight(frame)

  const isAsking = query.trim() !== ''
  const results = useMemo(() => (search && isAsking ? search(query) : []), [search, isAsking, query])
  const groups = useMemo(
    () => (isAsking ? groupResults(results) : suggestSearches(recent)),
    [isAsking, results, recent],
  )
  /** Without results there may still be some inside the notes. */
  const isSearching = isAsking && !hasFailed && (!search || (passages.state === 'loading' && results.length === 0))
  // Enter was pressed before the results had loaded: opens the best of them once they have.
  useEffect(() => {
    if (entered === null || !search || isSearching) return
    setEntered(null)
    if (entered === query) frame.current?.querySelector<HTMLElement>('a[role="option"]')?.click()
  }, [entered, query, search, isSearching])
  useEffect(() => onPageChange(history, onClose), [history, onClose])

  return (
    <Modal
      className="w-full overflow-hidden sm:w-160 sm:rounded-lg sm:border sm:border-line"
      onClose={onClose}
      placement="flex items-start justify-center sm:pt-[8vh]"
      // The page of a note moves the focus to the place (use-linked-place.ts).
      returnsFocus={() => !followsToPlace.current}
    >
      <div
        className="flex h-[var(--visible-height,100dvh)] flex-col sm:h-auto sm:max-h-[min(36rem,calc(var(--visible-height,100dvh)*0.84))]"
        ref={frame}
      >
        <ModalTitle className="sr-only">Search</ModalTitle>
        <Autocomplete.Root
          // The best result is selected until another one is. Suggestions are not selected.
          autoHighlight
          inline
          items={groups}
          keepHighlight
          mode="none"
          // Selecting an option would otherwise fill the box with its text.
          onValueChange={(value, { reason }) => reason !== 'item-press' && setQuery(value)}
          open={groups.length > 0}
          value={query}
        >
          <PaletteInput
            hasChoices={groups.length > 0}
            isEmpty={query === ''}
            onClear={() => setQuery('')}
            onClose={onClose}
            onEarlyEnter={() => isAsking && setEntered(query)}
          />
          <Autocomplete.Status className="sr-only">
            {isAsking && search && (results.length > 0 || passages.state === 'ready') && describeCount(results.length)}
          </Autocomplete.Status>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain p-2">
            <ChoiceList
              label={isAsking ? 'Results' : 'Suggestions'}
              onFollow={(event) => {
                rememberSearch(query)
                followsToPlace.current =
                  event.currentTarget instanceof HTMLAnchorElement && event.currentTarget.hash !== ''
                if (follow(event)) onClose()
              }}
              onSearch={setQuery}
            />
            {!isAsking && recent.length > 0 && (
              <Button className="mt-2" kind="quiet" onClick={forgetSearches} size="small">
                Clear recent searches
              </Button>
            )}
            {isAsking && passages.state === 'ready' && results.length === 0 && <NothingFound onLeave={onClose} />}
            {isAsking && hasFailed && <Failure onRetry={retry} />}
            {isSearching ? (
              <Searching />
            ) : (
              isAsking && search && <PassagesState isEmpty={results.length === 0} passages={passages} />
            )}
          </div>
        </Autocomplete.Root>
        <p
          aria-hidden="true"
          className="hidden border-t border-line px-4 py-2 text-13 text-faint sm:pointer-fine:block"
        >
          Arrow keys to choose, Enter to open, Esc to close
        </p>
      </div>
    </Modal>
  )
}

function describeCount(count: number): string {
  if (count === 0) return 'No results found'
  return count === 1 ? '1 result' : `${count} results`
}
