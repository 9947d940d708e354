import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openFirstLoadCheck } from '#scripts/site/first-load.ts'

const FILES: Record<string, string> = {
  '/assets/app-1.js': randomBytes(45_000).toString('hex'),
  '/assets/page-1.js': randomBytes(108_000).toString('hex'),
  '/assets/look-1.css': randomBytes(11_000).toString('hex'),
  '/assets/large-1.css': randomBytes(13_000).toString('hex'),
}
const { check } = openFirstLoadCheck((file) => FILES[file] ?? '')
const htmlOf = (...files: string[]) =>
  files
    .map((file) =>
      file.endsWith('.css') ? `<link rel="stylesheet" href="${file}">` : `<script src="${file}"></script>`,
    )
    .join('')

test('a page within the limit passes, and style sheets do not count', () => {
  expect(() => check('/notes', htmlOf('/assets/page-1.js', '/assets/look-1.css'))).not.toThrow()
})

test('a page above the limit stops the build, and says what it loads', () => {
  const html = `<link rel="modulepreload" crossorigin href="/assets/page-1.js">${htmlOf('/assets/app-1.js')}`
  expect(() => check('/quiz', html)).toThrow(/^\/quiz loads 1\d\d\.\d kB.*\n\/assets\/page-1\.js/)
})

test('a file that is named twice is loaded once', () => {
  expect(() => check('/notes', htmlOf('/assets/page-1.js', '/assets/page-1.js'))).not.toThrow()
})

test('a style sheet that takes more than one round trip stops the build', () => {
  expect(() => check('/notes', htmlOf('/assets/app-1.js', '/assets/large-1.css'))).toThrow(
    /^\/notes waits for \/assets\/large-1\.css of 1\d\.\d+ kB/,
  )
})
