import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import type { OpenDocument } from '../pdf-reading.ts'
import { type Destination, findDestination } from './destination.ts'

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

type EntriesProps = {
  entries: readonly OutlineEntry[]
  /** The student's current entry. */
  reached: OutlineEntry | null
  onGoTo: (destination: Destination) => void
}

/** A list of headings, each with its subheadings. */
function OutlineEntries({ entries, ...rest }: EntriesProps) {
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
function findReached(entries: readonly OutlineEntry[], page: number): OutlineEntry | null {
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

/** A heading of the document. One without a target only groups its subheadings. */
type OutlineEntry = { id: string; title: string; target: Destination | null; entries: readonly OutlineEntry[] }

type Source = { title: string; dest: unknown; items: readonly Source[] }

/** The document's own outline; empty if it has none. */
async function readOutline(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  // The engine returns null for a document without an outline, although its types exclude that.
  const sources: readonly Source[] | null = await document.getOutline()
  return readEntries(document, sources ?? [], '')
}

function readEntries(document: PDFDocumentProxy, sources: readonly Source[], parent: string): Promise<OutlineEntry[]> {
  return Promise.all(
    sources.map(async ({ title, dest, items }, index) => {
      const id = `${parent}${index + 1}.`
      const [target, entries] = await Promise.all([findDestination(document, dest), readEntries(document, items, id)])
      return { id, title: title.trim() || 'Untitled', target, entries }
    }),
  )
}
