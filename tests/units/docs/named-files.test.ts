import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#scripts/set-up/files.mjs'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectFolder,
  encoding: 'utf8',
})
  .trim()
  .split('\n')

/** Written between backticks, with a folder or an ending. ROOM, NAME and * stand for any name. */
const PATH = /`((?:[\w$*.-]+\/)*[\w$*-]*(?:\/|\.(?:tsx?|mjs|md|sql|ya?ml|toml|typ|css))|(?:[\w$*.-]+\/)+[\w$*.-]+)`/g
/** Files that commands make. */
const MADE = ['shots/']

const patternOf = (path: string) => {
  const literal = path
    .replace(/[.$+]/g, '\\$&')
    .replace(/ROOM|NAME/g, '[^/]+')
    .replace(/\*/g, '[^/]*')
  return new RegExp(`(^|/)${literal}${path.endsWith('/') ? '' : '($|/)'}`)
}

test.each(['README.md', 'CONTRIBUTING.md'])('every file and folder that %s names exists', (page) => {
  const text = readFileSync(join(projectFolder, page), 'utf8').replace(/^ {4}.*$/gm, '')
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path)
  const missing = paths
    .filter((path) => !path.startsWith('.') && !MADE.includes(path))
    .filter((path) => !files.some((file) => patternOf(path).test(file)))
  expect(missing).toEqual([])
  expect(paths.length).toBeGreaterThan(5)
})
