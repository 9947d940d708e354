import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { mayPreload } from '#src/platform/loading/may-preload.ts'
import { isShortcut } from '#src/platform/page/is-shortcut.ts'
import { setSearchOpen, useSearchOpen } from '#src/platform/page/search-open.ts'
import { isDialogOpen } from '#src/ui/dialog-open.ts'
import { Icon } from '#src/ui/icon.tsx'

type Palette = ComponentType<{ onClose: () => void }>

/** Above all routes: listens to the keys of the search everywhere, and loads its dialog when it is first used. */
export function SearchHost() {
  const isOpen = useSearchOpen()
  const [Palette, setPalette] = useState<Palette | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const close = useCallback(() => setSearchOpen(false), [])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, 'k')) return
    event.preventDefault()
    // Another dialog must be closed first.
    if (isOpen || !isDialogOpen()) setSearchOpen(!isOpen)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (!isOpen || Palette) return
    loadPalette().then(
      ({ SearchPalette }) => setPalette(() => SearchPalette),
      (error) => {
        console.error('The search did not load', error)
        setFailed(true)
      },
    )
  }, [isOpen, Palette])

  if (!isOpen) return null
  if (Palette) return <Palette onClose={close} />
  return (
    <div
      className="fixed inset-x-4 top-20 z-50 mx-auto flex max-w-md flex-wrap items-center justify-center gap-3 rounded-lg border border-line bg-surface p-4 text-soft shadow-float"
      data-dialog-coming
      role={hasFailed ? 'alert' : 'status'}
    >
      {hasFailed ? (
        <>
          The search did not load. Please check your internet connection.
          <button className={BUTTON} onClick={() => location.reload()} type="button">
            Load the Page Again
          </button>
          <button className={BUTTON} onClick={close} type="button">
            Close
          </button>
        </>
      ) : (
        'Loading search...'
      )}
    </div>
  )
}

const BUTTON = 'min-h-11 rounded-sm border border-line bg-raised px-4 font-semibold text-ink hover:border-strong'

/**
 * Opens the search: an icon if there is little room, with its keys if there is more. It is in the same module as the
 * host, which every page loads, because a module of its own would be one more file.
 */
export function SearchButton({ className = '' }: { className?: string }) {
  return (
    <button
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label="Search"
      className={`inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-sm text-soft transition-colors duration-150 hover:bg-raised hover:text-ink xl:border xl:border-line xl:px-3 ${className}`}
      onClick={() => setSearchOpen(true)}
      onPointerEnter={() => mayPreload() && void loadPalette()}
      title="Search"
      type="button"
    >
      <Icon name="search" />
      <span aria-hidden="true" className="hidden items-center gap-3 xl:flex">
        Search
        <kbd className="rounded-sm border border-line px-2 font-sans text-13 text-faint" translate="no">
          Ctrl K
        </kbd>
      </span>
    </button>
  )
}

/** Loads the search dialog when somebody is about to search. */
function loadPalette() {
  return import('./search-palette.tsx')
}
