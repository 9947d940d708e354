import { useEffect, useState } from 'react'
import type { NotePlace } from '../../../../domain/catalogue/catalogue.ts'
import type { Favorite } from '../../../../domain/study/favorite-list.ts'
import { listMissingNotes } from '../../../../domain/study/missing-notes.ts'

/** The favorites whose notes have left the catalogue. Until its list of notes is loaded there are none. */
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
  const { listNotePlaces } = await import('../../../content/catalogue-data.ts')
  return listNotePlaces()
}
