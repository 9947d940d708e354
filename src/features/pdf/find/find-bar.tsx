import type { KeyboardEvent, RefObject } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import type { Find } from './use-find.ts'

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
        {outcome && sayOutcome(outcome)}
      </p>
      <IconButton disabled={!hasMatches} icon="chevron-up" label="Previous match" onClick={() => step(-1)} />
      <IconButton disabled={!hasMatches} icon="chevron-down" label="Next match" onClick={() => step(1)} />
      <IconButton className="sm:ml-auto" icon="close" label="Close find bar" onClick={onClose} />
    </search>
  )
}

function sayOutcome({ total, ordinal, isDone }: NonNullable<Find['outcome']>): string {
  if (total === 0) return isDone ? 'No matches' : 'Searching...'
  return isDone ? `${ordinal} of ${total}` : `${total} so far`
}
