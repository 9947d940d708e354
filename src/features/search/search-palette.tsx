import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { countOf } from '../../../domain/plural.ts'
import { useSearch } from '../../content/search-data.ts'
import { forgetSearches, rememberSearch, useRecentSearches } from '../../device/recent-searches.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/dialog.tsx'
import { ChoiceList } from './choice-list.tsx'
import { type Choice, groupResults, suggestSearches } from './palette-groups.ts'
import { PaletteInput } from './palette-input.tsx'
import { Failure, NothingFound, Searching } from './palette-states.tsx'
import { useFollow } from './use-follow.ts'
import { useVisibleHeight } from './use-visible-height.ts'

/** The search for everything: a box, and below it what it finds or offers. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const id = useId()
  const { history } = useRouter()
  const follow = useFollow()
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { search, hasFailed, retry } = useSearch()
  const recent = useRecentSearches()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(-1)
  useVisibleHeight(frame)

  const isAsking = query.trim() !== ''
  const results = useMemo(() => (search && isAsking ? search(query) : []), [search, isAsking, query])
  const groups = useMemo(
    () => (isAsking ? groupResults(results) : suggestSearches(recent)),
    [isAsking, results, recent],
  )
  const choices = groups.flatMap((group) => group.choices)
  // The best result is chosen until somebody chooses another; what is only offered is not.
  const current = choices[active < 0 && isAsking ? 0 : active]

  const ask = (next: string) => {
    setQuery(next)
    setActive(-1)
    input.current?.focus()
  }
  const choose = (choice: Choice) => {
    if (choice.kind === 'search') return ask(choice.term)
    rememberSearch(query)
    onClose()
    history.push(choice.result.url)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = moveTo(event.key, current ? choices.indexOf(current) : -1, choices.length)
    if (event.key === 'Enter' && current) choose(current)
    else if (next !== null) setActive(next)
    else return
    event.preventDefault()
  }
  // Another page came in the meantime, by the browser's own buttons.
  useEffect(() => history.subscribe(onClose), [history, onClose])

  return (
    <Modal
      className="m-0 max-h-none w-full max-w-none overflow-hidden sm:mx-auto sm:mt-[8vh] sm:w-[40rem] sm:rounded-lg sm:border sm:border-line"
      labelledBy={`${id}-title`}
      onClose={onClose}
    >
      <div
        className="flex h-[var(--visible-height,100dvh)] flex-col sm:h-auto sm:max-h-[min(36rem,calc(var(--visible-height,100dvh)*0.84))]"
        ref={frame}
      >
        <h2 className="sr-only" id={`${id}-title`}>
          Search
        </h2>
        <PaletteInput
          active={current ? `${id}-${current.id}` : undefined}
          list={choices.length > 0 ? `${id}-list` : undefined}
          onChange={ask}
          onClose={onClose}
          onKeyDown={onKeyDown}
          ref={input}
          value={query}
        />
        <p className="sr-only" role="status">
          {isAsking && search && describeCount(results.length)}
        </p>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-2">
          {choices.length > 0 && (
            <ChoiceList
              current={current}
              groups={groups}
              id={id}
              label={isAsking ? 'Results' : 'Suggestions'}
              onChoose={choose}
              onFollow={(event) => {
                rememberSearch(query)
                if (follow(event)) onClose()
              }}
              onPoint={(choice) => setActive(choices.indexOf(choice))}
            />
          )}
          {!isAsking && recent.length > 0 && (
            <Button className="mt-2" kind="quiet" onClick={forgetSearches} size="small">
              Clear recent searches
            </Button>
          )}
          {isAsking && search && results.length === 0 && <NothingFound onLeave={onClose} />}
          {isAsking && hasFailed && <Failure onRetry={retry} />}
          {isAsking && !search && !hasFailed && <Searching />}
        </div>
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

/** Which choice a key leads to, round and round; null for a key that leads to none. */
function moveTo(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

function describeCount(count: number): string {
  if (count === 0) return 'No results found'
  return countOf(count, 'result')
}
