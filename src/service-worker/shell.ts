import { BUILD, CONTENT, SHELL, SHELL_FILES } from './build.ts'
import { isWhole } from './pages.ts'

const AT_ONCE = 4
/** Enough for everything that is opened in a year of study. Saved content has a cache of its own, without a limit. */
const CONTENT_MAX = 800

/**
 * Fetches the files that are not on the device. A file from an earlier build, or from an interrupted attempt, is taken
 * from there.
 * @throws when a file did not arrive; the browser tries again at the next visit.
 */
export async function storeShell(): Promise<void> {
  const shell = await caches.open(SHELL)
  const waiting = [...SHELL_FILES]
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if (await shell.match(file)) continue
      const isHashed = file.startsWith('/assets/')
      const known = isHashed ? await caches.match(file, { ignoreVary: true }) : undefined
      const response = known ?? (await fetch(file, { cache: isHashed ? 'default' : 'no-cache' }))
      if (!isWhole(response, file.includes('.') ? 'file' : 'page'))
        throw new Error(`${file} was answered with ${response.status}.`)
      await shell.put(file, response)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Removes the caches of earlier builds. Only call it if none of their pages is open. */
export async function removeOlderBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => /^(?:shell|pages) /.test(name) && !name.endsWith(` ${BUILD}`))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Removes the oldest content files, such as those of earlier versions. */
export async function trimContent(): Promise<void> {
  const content = await caches.open(CONTENT)
  const files = await content.keys()
  for (const file of files.slice(0, Math.max(0, files.length - CONTENT_MAX))) await content.delete(file)
}
