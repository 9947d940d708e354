import { readFileSync, statSync } from 'node:fs'

/**
 * The results of `read` for files. A file is read again only after a change, because the desk requests all files with
 * every save.
 */
export function rememberFiles<Value>(read: (text: string) => Value): (path: string) => Value {
  const known = new Map<string, { state: string; value: Value }>()
  return (path) => {
    const { mtimeMs, size } = statSync(path)
    const state = `${mtimeMs} ${size}`
    const before = known.get(path)
    if (before?.state === state) return before.value
    const value = read(readFileSync(path, 'utf8'))
    known.set(path, { state, value })
    return value
  }
}
