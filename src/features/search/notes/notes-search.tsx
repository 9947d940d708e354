import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SubjectListing } from '#domain/catalogue/catalogue.ts'
import type { NotesFilter } from '#domain/search/notes-filter.ts'
import { SEARCH_DEBOUNCE_MS } from '#domain/search/search-limits.ts'
import { forgetSearches, rememberSearch, useRecentSearches } from '#src/platform/device/recent-searches.ts'
import { FIND_KEYS } from '#src/platform/page/find-keys.ts'
import { Button } from '#src/ui/button.tsx'
import { FIELD_BOX } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { suggestSearches } from '../result-kinds.ts'
import { useSiteSearch } from '../use-site-search.ts'
import { NotesResults } from './notes-results.tsx'

type Props = {
  filter: NotesFilter
  /** The subjects of the student's class. */
  subjects: readonly SubjectListing[]
  onFilter: (changes: NotesFilter) => void
}

const NO_FILTERS = { subject: undefined, added: undefined, tags: undefined }

/** The search of Study Notes: subjects, chapters and notes of all classes, those of the shown class first. */
export function NotesSearch({ filter, subjects, onFilter }: Props) {
  const frame = useRef<HTMLElement>(null)
  const [isFocused, setFocused] = useState(false)
  const { typed, isPending, type, searchNow } = useDebouncedSearch(filter.q ?? '', (q) =>
    onFilter(q.trim() ? { q } : { q: undefined, ...NO_FILTERS }),
  )
  const isAsking = Boolean(filter.q?.trim())
  const loaded = useSiteSearch(filter.q ?? '', { isWanted: isFocused || isAsking })

  const focusBox = () => frame.current?.querySelector('input')?.focus()
  const choose = (term: string) => {
    searchNow(term)
    focusBox()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is composed, as with a Nepali keyboard, the keys belong to the keyboard.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      if (typed === '') setFocused(false)
      else choose('')
      event.preventDefault()
    } else if (frame.current && focusNextChoice(frame.current, event.key)) event.preventDefault()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (frame.current?.contains(relatedTarget)) return
    setFocused(false)
    if (isPending) searchNow(typed)
  }

  return (
    <search className="relative flex flex-col gap-4" onBlur={onBlur} onKeyDown={onKeyDown} ref={frame}>
      <NotesSearchBox
        onChange={(text) => {
          setFocused(true)
          type(text)
        }}
        onFocus={() => setFocused(true)}
        onSubmit={() => {
          searchNow(typed)
          rememberSearch(typed)
        }}
        value={typed}
      />
      {isFocused && typed === '' && <SearchSuggestions onChoose={choose} />}
      {isAsking && (
        <NotesResults
          filter={filter}
          isPending={isPending}
          loaded={loaded}
          onClear={() => choose('')}
          onFilter={onFilter}
          subjects={subjects}
        />
      )}
    </search>
  )
}

type NotesSearchBoxProps = {
  value: string
  onChange: (text: string) => void
  onFocus: () => void
  onSubmit: () => void
}

function NotesSearchBox({ value, onChange, onFocus, onSubmit }: NotesSearchBoxProps) {
  return (
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Icon className="pointer-events-none absolute top-3 left-3 size-5 text-soft" name="search" />
      <input
        aria-keyshortcuts={FIND_KEYS}
        aria-label="Search Notes"
        autoCapitalize="off"
        autoComplete="off"
        className={`${FIELD_BOX} pl-11`}
        enterKeyHint="search"
        maxLength={100}
        onChange={({ target }) => onChange(target.value)}
        onFocus={onFocus}
        placeholder="Search Notes"
        type="search"
        value={value}
      />
    </form>
  )
}

/**
 * Moves the focus between the search box and the choices below it. Other fields in the frame keep their arrow keys.
 * Returns whether it moved.
 */
function focusNextChoice(frame: HTMLElement, key: string): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined) return false
  const stops: (Element | null)[] = [...frame.querySelectorAll('input[type=search], [data-choice]')]
  const at = stops.indexOf(document.activeElement)
  const next = at < 0 ? undefined : stops[at + step]
  if (!(next instanceof HTMLElement)) return false
  next.focus()
  return true
}

/**
 * The text of a search box whose query is in the address. It is searched once nothing was typed for a while; until then
 * it is pending. A query that changes in another way, as by Back, replaces the typed text.
 */
function useDebouncedSearch(query: string, onSearch: (query: string) => void) {
  const [typed, setTyped] = useState(query)
  /** The typed text that waits for the pause to end. */
  const [due, setDue] = useState<string | null>(null)
  const [sent, setSent] = useState(query)
  const [seen, setSeen] = useState(query)
  if (query !== seen) {
    setSeen(query)
    if (query !== sent) {
      setSent(query)
      setTyped(query)
      setDue(null)
    }
  }

  const type = (text: string) => {
    setTyped(text)
    setDue(text)
  }
  const searchNow = (text: string) => {
    setTyped(text)
    setDue(null)
    if (text === sent) return
    setSent(text)
    onSearch(text)
  }
  const onRest = useEffectEvent(searchNow)
  useEffect(() => {
    if (due === null) return
    const timer = setTimeout(() => onRest(due), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [due])

  return { typed, isPending: typed.trim() !== query.trim(), type, searchNow }
}

/** Recent and popular searches, over the page, below the empty box. */
function SearchSuggestions({ onChoose }: { onChoose: (term: string) => void }) {
  const recent = useRecentSearches()
  return (
    <section
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full z-20 mt-2 flex animate-rise flex-col gap-2 rounded-lg border border-line bg-surface p-2 shadow-float"
      // The box must keep the focus, because the suggestions show only then. Safari would take it from the box.
      onPointerDown={(event) => event.preventDefault()}
    >
      {suggestSearches(recent).map(({ label, items }) => (
        <div key={label}>
          <div className="flex items-center justify-between">
            <h2 className="px-3 py-1 text-13 text-faint">{label}</h2>
            {label === 'Recent searches' && (
              <Button kind="quiet" onClick={forgetSearches} size="small">
                Clear recent searches
              </Button>
            )}
          </div>
          <ul className="grid sm:grid-cols-2">
            {items.map((choice) =>
              choice.kind === 'search' ? (
                <li key={choice.id}>
                  <button
                    className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left hover:bg-raised"
                    data-choice
                    onClick={() => onChoose(choice.term)}
                    type="button"
                  >
                    <Icon className="size-4 text-soft" name={choice.icon} />
                    <span>{choice.term}</span>
                  </button>
                </li>
              ) : null,
            )}
          </ul>
        </div>
      ))}
    </section>
  )
}
