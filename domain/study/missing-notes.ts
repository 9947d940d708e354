import type { NotePlace } from '../catalogue/catalogue.ts'
import type { Favorite } from './favorite-list.ts'

const NOTE_PATH = '/dashboard/notes/'

/** The favorites whose address leads to a note that is not among `places`. */
export function listMissingNotes(
  favorites: readonly Favorite[],
  places: readonly Pick<NotePlace, 'id' | 'slug'>[],
): Favorite[] {
  const paths = new Set(places.flatMap(({ id, slug }) => [NOTE_PATH + id, NOTE_PATH + slug]))
  return favorites.filter(({ type, url }) => type === 'note' && url.startsWith(NOTE_PATH) && !paths.has(url))
}
