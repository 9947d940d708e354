import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import { readContent, spotOf } from '../pages/page-content.ts'
import type { Goal, OpenDocument } from '../pdf-reading.ts'
import {
  countMatches,
  findMatches,
  type MatchPlace,
  ordinalOf,
  prepareQuery,
  searchOrder,
  stepMatch,
  type TextMatch,
} from './find-text.ts'

type Props = { find: Find; field: RefObject<HTMLInputElement | null>; onClose: () => void }

const QUERY_MAX = 200

/** Enter goes to the next match, Shift+Enter to the previous one; Escape closes the bar. */
export function FindBar({ find, field, onClose }: Props) {
  const { typed, type, outcome, step } = find
  const hasMatches = (outcome?.total ?? 0) > 0

  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is composed, as with a Nepali keyboard, the keys belong to the keyboard.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
  }

  return (
    <search className="flex flex-wrap items-center gap-1 border-b border-line px-2 py-1">
      <input
        aria-label="Find in document"
        autoComplete="off"
        className="min-h-11 min-w-0 grow basis-[7rem] rounded-sm border border-strong bg-ground px-3 text-15 text-ink placeholder:text-faint focus:border-accent focus-visible:outline-offset-0 sm:max-w-80"
        enterKeyHint="search"
        maxLength={QUERY_MAX}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder="Find in document"
        ref={field}
        spellCheck={false}
        type="text"
        value={typed}
      />
      <p aria-live="polite" className="tabular min-w-16 px-1 text-center text-13 text-soft" role="status">
        {outcome && describeOutcome(outcome)}
      </p>
      <IconButton disabled={!hasMatches} icon="chevron-up" label="Previous match" onClick={() => step(-1)} />
      <IconButton disabled={!hasMatches} icon="chevron-down" label="Next match" onClick={() => step(1)} />
      <IconButton className="sm:ml-auto" icon="close" label="Close find bar" onClick={onClose} />
    </search>
  )
}

function describeOutcome({ total, ordinal, isDone }: NonNullable<Find['outcome']>): string {
  if (total === 0) return isDone ? 'No matches' : 'Searching...'
  return isDone ? `${ordinal} of ${total}` : `${total} so far`
}

/** The matches by page, and the current one. */
export type Finds = { matches: ReadonlyMap<number, readonly TextMatch[]>; current: MatchPlace | null }

type Find = {
  typed: string
  type: (text: string) => void
  finds: Finds
  /** Null while the query is empty. */
  outcome: { total: number; ordinal: number | null; isDone: boolean } | null
  step: (direction: 1 | -1) => void
}

type Search = Finds & { query: string; isDone: boolean }

const NOTHING: Search = { query: '', matches: new Map(), current: null, isDone: false }
const TYPING_MS = 120
const SHOW_EVERY_PAGES = 10

type Options = {
  opened: OpenDocument | null
  isOpen: boolean
  page: number
  rotation: number
  goTo: (goal: Goal) => void
}

/** Searches the pages one after the other, from the current page on, and goes to the first match. */
export function useFind({ opened, isOpen, page, rotation, goTo }: Options): Find {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState(NOTHING)
  const query = isOpen ? prepareQuery(typed) : ''
  const here = useRef({ page, rotation })
  here.current = { page, rotation }

  const show = useCallback(
    async (place: MatchPlace, match: TextMatch | undefined) => {
      const proxy = opened?.pages[place.page - 1]
      if (!proxy || !match) return
      const spot = spotOf(proxy, await readContent(proxy), match.start, proxy.rotate + here.current.rotation)
      goTo({ page: place.page, spot, isSought: true })
    },
    [opened, goTo],
  )

  useEffect(() => {
    if (!opened || query === '') {
      setSearch(NOTHING)
      return
    }
    let stopped = false
    const look = async () => {
      const matches = new Map<number, TextMatch[]>()
      let first: MatchPlace | null = null
      const order = searchOrder(opened.pages.length, here.current.page)
      for (const [searched, page] of order.entries()) {
        const found = await findOn(opened, page, query)
        if (stopped) return
        matches.set(page, found)
        const isDone = searched === order.length - 1
        const isFirst = !first && found.length > 0
        if (isFirst) {
          first = { page, index: 0 }
          void show(first, found[0])
        }
        if (!isFirst && !isDone && searched % SHOW_EVERY_PAGES !== 0) continue
        const current = first
        setSearch((last) => ({
          query,
          matches: new Map(matches),
          current: last.query === query ? (last.current ?? current) : current,
          isDone,
        }))
      }
    }
    const timer = setTimeout(look, TYPING_MS)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [opened, query, show])

  const { matches, current } = search
  const counts = new Map([...matches].map(([page, found]) => [page, found.length]))
  const step = (direction: 1 | -1) => {
    if (!current) return
    const next = stepMatch(counts, current, direction)
    setSearch((last) => ({ ...last, current: next }))
    void show(next, matches.get(next.page)?.[next.index])
  }
  const isKnown = search.query === query
  return {
    typed,
    type: setTyped,
    finds: search,
    outcome:
      query === ''
        ? null
        : {
            total: isKnown ? countMatches(counts) : 0,
            ordinal: isKnown && current ? ordinalOf(counts, current) : null,
            isDone: isKnown && search.isDone,
          },
    step,
  }
}

async function findOn({ pages }: OpenDocument, number: number, query: string): Promise<TextMatch[]> {
  const page = pages[number - 1]
  try {
    return page ? findMatches((await readContent(page)).search, query) : []
  } catch (error) {
    console.error(`The text of page ${number} could not be read`, error)
    return []
  }
}
