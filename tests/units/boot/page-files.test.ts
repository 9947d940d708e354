import { expect, test } from 'vitest'
import { openPageFiles } from '../../../scripts/site/page-files.ts'

const PART = '?tsr-split=component---loader'

const findFiles = openPageFiles({
  [`src/routes/_site.tsx${PART}`]: { file: 'assets/site.js', imports: ['_ui.js'] },
  [`src/routes/_site/notes/$subject.index.tsx${PART}`]: {
    file: 'assets/subject.js',
    css: ['assets/subject.css'],
    imports: ['_ui.js'],
  },
  '_ui.js': { file: 'assets/ui.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_ui.js'] },
})

test('a page needs what its routes import, each file once', () => {
  expect([...findFiles(['__root__', '/_site', '/_site/notes/$subject/'])].toSorted()).toEqual([
    '/assets/react.js',
    '/assets/site.js',
    '/assets/subject.css',
    '/assets/subject.js',
    '/assets/ui.js',
  ])
})

test('parts of a page are found by their source', () => {
  expect([...findFiles(['__root__'], ['_ui.js'])]).toEqual(['/assets/ui.js', '/assets/react.js'])
})

test('a route or a part that the build does not know stops it', () => {
  expect(() => findFiles(['__root__'], ['src/nothing.ts'])).toThrow('src/nothing.ts')
  expect(() => findFiles(['__root__', '/_site/contact'])).toThrow('/_site/contact')
})
