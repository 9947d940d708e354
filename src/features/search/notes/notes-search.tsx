import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { SubjectListing } from '#domain/catalogue/catalogue.ts'
import type { NotesFilter } from '#domain/search/notes-filter.ts'
import { rememberSearch } from '#src/platform/device/recent-searches.ts'
import { useSiteSearch } from '../use-site-search.ts'
import { focusNextChoice } from './focus-next-choice.ts'
import { NotesResults } from './notes-results.tsx'
import { NotesSearchBox } from './notes-search-box.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import { useDebouncedSearch } from './use-debounced-search.ts'

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
