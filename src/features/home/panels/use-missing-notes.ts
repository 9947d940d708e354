import { useEffect, useState } from 'react'
import type { NotePlace } from '#domain/catalogue/catalogue.ts'
import type { Favorite } from '#domain/study/favorite-list.ts'
import { listMissingNotes } from '#domain/study/missing-notes.ts'

/** The favorites whose notes are no longer in the catalogue. None until the list of notes is loaded. */
export function useMissingNotes(favorites: readonly Favorite[]): readonly Favorite[] {
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
