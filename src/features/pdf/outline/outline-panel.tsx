import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import type { OpenDocument } from '../engine/open-document.ts'
import type { Destination } from './destination.ts'
import { findReached, OutlineEntries } from './outline-entries.tsx'
import { type OutlineEntry, readOutline } from './read-outline.ts'

type Props = {
  opened: OpenDocument
  page: number
  onGoTo: (destination: Destination) => void
  onClose: () => void
}

/** The headings of the document, or its pages if it has none. */
export function OutlinePanel({ opened, page, onGoTo, onClose }: Props) {
  const [entries, setEntries] = useState<readonly OutlineEntry[] | null>(null)
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    let stopped = false
    readOutline(opened.document)
      .catch((error: unknown) => {
        console.error('The outline could not be read', error)
        return []
      })
      .then((found) => {
        if (!stopped) setEntries(found)
      })
    return () => {
      stopped = true
    }
  }, [opened])
  useEffect(() => {
    if (entries) panel.current?.querySelector<HTMLElement>('[data-entry]')?.focus({ preventScroll: true })
  }, [entries])

  const hasHeadings = entries !== null && entries.length > 0
  return (
    <nav
      aria-label={hasHeadings ? 'Outline' : 'Pages of the document'}
      className="absolute inset-y-0 left-0 z-20 flex w-[min(20rem,100%)] flex-col border-r border-line bg-surface @3xl:static @3xl:w-72 @3xl:shrink-0"
      ref={panel}
    >
      <div className="flex items-center justify-between border-b border-line pl-4">
        <h2 className="text-15">{hasHeadings || !entries ? 'Outline' : 'Pages'}</h2>
        <IconButton icon="close" label="Close outline" onClick={onClose} />
      </div>
      {/* The keys that scroll the note scroll this list while the focus is in it. */}
      <div
        className="min-h-0 grow overflow-auto overscroll-contain p-2 handheld:pb-[6rem]"
        onKeyDown={(event) => event.key.startsWith('Page') && event.stopPropagation()}
        role="none"
      >
        {entries === null && <p className="p-2 text-13 text-soft">Loading outline...</p>}
        {hasHeadings && <OutlineEntries entries={entries} onGoTo={onGoTo} reached={findReached(entries, page)} />}
        {entries?.length === 0 && (
          <ol className="grid grid-cols-4 gap-2">
            {opened.pages.map(({ pageNumber: number }) => (
              <li key={number}>
                <button
                  aria-current={number === page ? 'page' : undefined}
                  aria-label={`Page ${number}`}
                  className="tabular min-h-11 w-full rounded-sm border border-line text-soft hover:border-strong hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent"
                  data-entry
                  onClick={() => onGoTo({ page: number, top: null })}
                  type="button"
                >
                  {number}
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </nav>
  )
}
