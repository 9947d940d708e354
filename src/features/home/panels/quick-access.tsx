import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { NotePlace } from '#domain/catalogue/catalogue.ts'
import {
  type Favorite,
  type FavoriteType,
  keyOfFavorite,
  listMissingNotes,
  QUICK_ACCESS_SHOWN,
} from '#domain/study/favorite-list.ts'
import { useFavorites } from '#src/platform/favorites/use-favorites.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { findIcon, Icon, type IconName } from '#src/ui/icon.tsx'
import { FavoriteStar } from '#src/ui/student/favorite-star.tsx'
import { Panel } from '../panel.tsx'

const TYPES: Record<FavoriteType, { name: string; icon: IconName }> = {
  subject: { name: 'Subject', icon: 'book' },
  chapter: { name: 'Chapter', icon: 'layers' },
  note: { name: 'Note', icon: 'file' },
  quiz: { name: 'Quiz', icon: 'quiz' },
}

/** The student's favorites, newest first. `known` are the worker's, until this device has its own copy. */
export function QuickAccess({ known }: { known: readonly Favorite[] }) {
  const { list, toggle } = useFavorites()
  const [showsAll, setShowsAll] = useState(false)
  const favorites = list ?? known
  const missing = useMissingNotes(favorites)
  const { box, keepFocus } = useFocusAfterRemoval(favorites.length)
  return (
    <Panel
      action={
        favorites.length > QUICK_ACCESS_SHOWN && (
          <Button aria-expanded={showsAll} kind="quiet" onClick={() => setShowsAll(!showsAll)} size="small">
            {showsAll ? 'Show Less' : `Show All (${favorites.length})`}
          </Button>
        )
      }
      icon="star"
      title="Quick Access"
    >
      <div className="flex grow flex-col outline-none" ref={box} tabIndex={-1}>
        {favorites.length === 0 ? (
          <NothingYet />
        ) : (
          <ul className="flex flex-col gap-2">
            {favorites.slice(0, showsAll ? undefined : QUICK_ACCESS_SHOWN).map((favorite, index) => (
              <Item
                favorite={favorite}
                isMissing={missing.includes(favorite)}
                key={keyOfFavorite(favorite)}
                onRemove={() => {
                  keepFocus(index)
                  toggle(favorite)
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

function NothingYet() {
  return (
    <div className="flex grow flex-col items-start gap-3 lg:items-center lg:justify-center lg:text-center">
      <Icon className="hidden size-8 text-faint lg:block" name="star" />
      <p className="text-soft text-balance">
        Press the star on a subject, chapter, note or quiz, and it waits for you here.
      </p>
      <LinkButton kind="secondary" size="small" to="/notes">
        Browse subjects
      </LinkButton>
    </div>
  )
}

type ItemProps = {
  favorite: Favorite
  /** The note is no longer in the catalogue, so it cannot be opened. */
  isMissing: boolean
  onRemove: () => void
}

function Item({ favorite, isMissing, onRemove }: ItemProps) {
  const { type, title, subject, url, icon } = favorite
  if (isMissing) {
    return (
      <li className="flex min-h-14 items-center gap-3 rounded-sm bg-raised py-2 pr-1 pl-3">
        <Icon className="text-faint" name={TYPES[type].icon} />
        <span className="min-w-0 grow">
          <span className="block font-semibold text-soft wrap-anywhere">{title}</span>
          <span className="block text-13 text-orange">This note is no longer in the catalogue.</span>
        </span>
        <Button aria-label={`Remove ${title}`} kind="quiet" onClick={onRemove} size="small">
          Remove
        </Button>
      </li>
    )
  }
  return (
    <li className="flex items-center rounded-sm bg-raised pr-1">
      <Link className="group flex min-h-14 min-w-0 grow items-center gap-3 py-2 pl-3" to={url}>
        <Icon className="text-soft" name={findIcon(icon) ?? TYPES[type].icon} />
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere group-hover:text-accent">{title}</span>
          <span className="block text-13 text-soft">{`${TYPES[type].name} · ${subject}`}</span>
        </span>
      </Link>
      <FavoriteStar isFavorite onClick={onRemove} target={favorite} />
    </li>
  )
}

/** A removed row takes its button with it, so the focus moves to the next star, or to the panel. */
function useFocusAfterRemoval(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const removed = useRef<number | null>(null)
  useEffect(() => {
    const index = removed.current
    removed.current = null
    if (index === null) return
    const stars = box.current?.querySelectorAll('button')
    const next = stars?.[Math.min(index, count - 1)] ?? box.current
    next?.focus()
  }, [count])
  return {
    box,
    keepFocus(index: number) {
      removed.current = index
    },
  }
}

/** The favorites whose notes are no longer in the catalogue. None until the list of notes is loaded. */
function useMissingNotes(favorites: readonly Favorite[]): readonly Favorite[] {
  const [places, setPlaces] = useState<readonly NotePlace[] | null>(null)
  const hasNotes = favorites.some(({ type }) => type === 'note')
  useEffect(() => {
    if (!hasNotes) return
    loadPlaces().then(setPlaces, (error) => console.error('The list of notes did not load', error))
  }, [hasNotes])
  return places ? listMissingNotes(favorites, places) : []
}

async function loadPlaces(): Promise<NotePlace[]> {
  const { listNotePlaces } = await import('#src/content/catalogue-data.ts')
  return listNotePlaces()
}
