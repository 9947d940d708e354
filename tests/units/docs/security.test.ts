import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#scripts/set-up/files.mjs'

/** The number of requirements of levels 1 and 2 in each chapter of OWASP ASVS 5.0. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const rows = readFileSync(join(projectFolder, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const requirements = rows.flatMap(([, numbers = '']) => numbers.split(', '))

test('docs/security.md has every requirement of level 2 once', () => {
  expect(new Set(requirements).size).toBe(requirements.length)
  const counts = CHAPTERS.map((_, at) => requirements.filter((number) => number.startsWith(`${at + 1}.`)).length)
  expect(counts).toEqual(CHAPTERS)
})

test('each has words, and the tests that it names exist', () => {
  for (const [, numbers, how = '', where = ''] of rows) {
    expect([numbers, how]).toEqual([numbers, expect.stringMatching(/\w{3}/)])
    const tests = [
      ...where.matchAll(/`((?:worker|domain|units|components|e2e|content)\/[\w/.-]*(?:\.(?:test|spec)\.tsx?|\/))`/g),
    ].map(([, path = '']) => path)
    expect([numbers, tests.filter((path) => !existsSync(join(projectFolder, 'tests', path)))]).toEqual([numbers, []])
  }
})
