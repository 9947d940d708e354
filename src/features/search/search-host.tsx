import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { retryNow, useFailures } from '../../app/connection/retry.ts'
import { mayPreload } from '../../app/loading/may-preload.ts'
import { setSearchOpen, useSearchOpen } from '../../app/search-open.ts'
import { isDialogOpen } from '../../ui/dialog-open.ts'
import { Icon } from '../../ui/icon.tsx'
import { isShortcut } from './is-shortcut.ts'
import { loadPalette } from './load-palette.ts'

type Palette = ComponentType<{ onClose: () => void }>

/** Above all routes: hears the keys of the search everywhere, and loads its dialog when it is first wanted. */
export function SearchHost() {
  const isOpen = useSearchOpen()
  const [Palette, setPalette] = useState<Palette | null>(null)
  const hasFailed = useFailures() > 0
  const close = useCallback(() => setSearchOpen(false), [])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, 'k')) return
    event.preventDefault()
    // Another dialog must be finished first.
    if (isOpen || !isDialogOpen()) setSearchOpen(!isOpen)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (!isOpen || Palette) return
    void loadPalette().then(({ SearchPalette }) => setPalette(() => SearchPalette))
    // Preloading it may have failed, so that it waits for its next attempt.
    retryNow()
  }, [isOpen, Palette])

  if (!isOpen) return null
  if (Palette) return <Palette onClose={close} />
  return (
    <div
      className="fixed inset-x-4 top-20 z-50 mx-auto flex max-w-md flex-wrap items-center justify-center gap-3 rounded-lg border border-line bg-surface p-4 text-soft shadow-float"
      role={hasFailed ? 'alert' : 'status'}
    >
      {hasFailed ? (
        <>
          The search did not load. Please check your internet connection.
          <button className={BUTTON} onClick={retryNow} type="button">
            Try Again
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
 * Opens the search: an icon where there is little room, with its keys where there is much. It stands beside the host,
 * which every page loads: in a module of its own it would be a file more.
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
        <kbd className="rounded-sm border border-line px-2 font-sans text-13 text-faint">Ctrl K</kbd>
      </span>
    </button>
  )
}
