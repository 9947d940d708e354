import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The file that an argument means: a chapter (physics/wave-motion), a chapter with the name of another note, a folder
 * or a file, with the slashes of any system.
 */
export function findNote(wanted: string, content: string): string | null {
  const path = wanted.replaceAll('\\', '/')
  const inNotes = join(content, 'notes', path)
  const places = [resolve(path), resolve(path, 'notes.typ'), join(inNotes, 'notes.typ'), inNotes, `${inNotes}.typ`]
  return places.find((file) => file.endsWith('.typ') && existsSync(file)) ?? null
}
