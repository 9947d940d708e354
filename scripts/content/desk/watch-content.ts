import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['notes', 'quizzes', 'subjects']
const INTERVAL_MS = 300

/**
 * Calls `onChange` after files of the content were saved, added or removed. It compares their times instead of using
 * the system's watchers: those drop a save right after another one while a note is compiled, and systems report
 * differently when an editor saves by renaming.
 */
export function watchContent(content: string, onChange: () => void, interval = INTERVAL_MS): () => void {
  let before = readState(content)
  const timer = setInterval(() => {
    const now = readState(content)
    if (now === before) return
    before = now
    onChange()
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}

function readState(content: string): string {
  return FOLDERS.map((folder) => join(content, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
        // A file can be removed between the two looks.
        const stats = statSync(join(folder, name), { throwIfNoEntry: false })
        return `${name} ${stats?.mtimeMs} ${stats?.size}`
      }),
    )
    .join('\n')
}
