import { Autocomplete } from '@base-ui/react/autocomplete'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { forgetSearches, rememberSearch, useRecentSearches } from '#src/platform/device/recent-searches.ts'
import { onPageChange } from '#src/platform/page/way-back/trail.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Modal, ModalTitle } from '#src/ui/dialog/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ChoiceList } from './choice-list.tsx'
import { useFollow } from './follow-result.ts'
import { groupResults, suggestSearches } from './result-kinds.ts'
import { Failure, NothingFound, PassagesState, Searching } from './search-states.tsx'
import { useSiteSearch } from './use-site-search.ts'

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
      // The page of a note moves the focus to the place (flowing-text.tsx).
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

type Props = {
  isEmpty: boolean
  hasChoices: boolean
  onClear: () => void
  onClose: () => void
  /** Enter was pressed while no option was selected yet. */
  onEarlyEnter: () => void
}

function PaletteInput({ isEmpty, hasChoices, onClear, onClose, onEarlyEnter }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onClear()
    // The button disappears with the text.
    input.current?.focus()
  }
  return (
    <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4">
      <Icon className="size-5 text-soft" name="search" />
      <Autocomplete.Input
        aria-autocomplete="list"
        aria-expanded={hasChoices}
        aria-label="Search everything"
        autoCapitalize="off"
        className="min-h-11 min-w-0 grow bg-transparent text-17 text-ink outline-none placeholder:text-faint"
        enterKeyHint="go"
        inputMode="search"
        onKeyDown={(event) => {
          const isSelected = event.currentTarget.hasAttribute('aria-activedescendant')
          if (event.key !== 'Enter' || isSelected || event.nativeEvent.isComposing) return
          // The dialog may close at once, and this Enter must not press the button that gets the focus back.
          event.preventDefault()
          onEarlyEnter()
        }}
        placeholder="Notes, chapters, quizzes, papers"
        ref={input}
      />
      {!isEmpty && <IconButton icon="close" label="Clear" onClick={clear} />}
      <Button kind="quiet" onClick={onClose} size="small">
        Close
      </Button>
    </div>
  )
}

/**
 * Sets `--visible-height` of an element to the height that a phone's keyboard leaves of the screen, because the
 * keyboard lies over the page.
 */
function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const adapt = () => {
      ref.current?.style.setProperty('--visible-height', `${viewport.height}px`)
    }
    adapt()
    viewport.addEventListener('resize', adapt)
    return () => viewport.removeEventListener('resize', adapt)
  }, [ref])
}
