import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['notes', 'quizzes', 'subjects']
const INTERVAL_MS = 300

/**
 * Calls `onChange` after files of the content were saved, added or removed. It looks at their times instead of waiting for
 * the system to tell: watchers drop a save that comes right after another while a note is being set, and no two systems
 * tell the same of an editor that saves by renaming.
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
        // A file can go between the two looks.
        const stats = statSync(join(folder, name), { throwIfNoEntry: false })
        return `${name} ${stats?.mtimeMs} ${stats?.size}`
      }),
    )
    .join('\n')
}
