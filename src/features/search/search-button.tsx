import { setSearchOpen } from '../../search-open.ts'
import { Icon } from '../../ui/icon.tsx'
import { loadPalette } from './load-palette.ts'

/** Opens the search: an icon where there is little room, with its keys where there is much. */
export function SearchButton({ className = '' }: { className?: string }) {
  return (
    <button
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label="Search"
      className={`inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-sm text-soft transition-colors duration-150 hover:bg-raised hover:text-ink xl:border xl:border-line xl:px-3 ${className}`}
      onClick={() => setSearchOpen(true)}
      onPointerEnter={() => void loadPalette().catch(() => undefined)}
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
