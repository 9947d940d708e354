import { useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import type { Destination } from './destination.ts'
import type { OutlineEntry } from './read-outline.ts'

type EntriesProps = {
  entries: readonly OutlineEntry[]
  /** The student's current entry. */
  reached: OutlineEntry | null
  onGoTo: (destination: Destination) => void
}

/** A list of headings, each with its subheadings. */
export function OutlineEntries({ entries, ...rest }: EntriesProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <Entry entry={entry} key={entry.id} {...rest} />
      ))}
    </ul>
  )
}

function Entry({ entry, ...rest }: Omit<EntriesProps, 'entries'> & { entry: OutlineEntry }) {
  const [isUnfolded, setIsUnfolded] = useState(true)
  const { title, target, entries } = entry
  return (
    <li>
      <div className="flex items-start">
        <button
          aria-current={entry === rest.reached ? 'location' : undefined}
          className="flex min-h-11 min-w-0 grow items-center justify-between gap-3 rounded-sm px-2 py-1 text-left text-15 text-soft hover:bg-raised hover:text-ink aria-[current=location]:text-accent"
          data-entry
          disabled={!target}
          onClick={() => target && rest.onGoTo(target)}
          type="button"
        >
          <span className="min-w-0">{title}</span>
          {target && <span className="tabular text-13 text-faint">{target.page}</span>}
        </button>
        {entries.length > 0 ? (
          <IconButton
            aria-expanded={isUnfolded}
            icon={isUnfolded ? 'chevron-up' : 'chevron-down'}
            label={`Headings under ${title}`}
            onClick={() => setIsUnfolded(!isUnfolded)}
          />
        ) : (
          <span className="w-11 shrink-0" />
        )}
      </div>
      {isUnfolded && entries.length > 0 && (
        <div className="pl-4">
          <OutlineEntries entries={entries} {...rest} />
        </div>
      )}
    </li>
  )
}

/** The first heading on this page; if none begins there, the last one before it. */
export function findReached(entries: readonly OutlineEntry[], page: number): OutlineEntry | null {
  const all = listAll(entries)
  return (
    all.find(({ target }) => target?.page === page) ??
    all.findLast(({ target }) => target && target.page < page) ??
    null
  )
}

function listAll(entries: readonly OutlineEntry[]): OutlineEntry[] {
  return entries.flatMap((entry) => [entry, ...listAll(entry.entries)])
}
