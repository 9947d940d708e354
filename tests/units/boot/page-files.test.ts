import { expect, test } from 'vitest'
import { findRoutePart, listPageFiles } from '../../../src/boot/page-files.ts'

const PART = '?tsr-split=component---loader'
const SUBJECT = `src/routes/_site/notes/$subject.index.tsx${PART}`

const MANIFEST = {
  'src/boot/main.tsx': { file: 'assets/app.js', css: ['assets/app.css'], imports: ['_react.js'] },
  [`src/routes/_site.tsx${PART}`]: { file: 'assets/site.js', imports: ['src/boot/main.tsx', '_ui.js'] },
  [`src/routes/dashboard/route.tsx${PART}`]: { file: 'assets/route.js' },
  [`src/routes/dashboard/index.tsx${PART}`]: { file: 'assets/home.js' },
  [SUBJECT]: { file: 'assets/subject.js', css: ['assets/subject.css'], imports: ['_ui.js'] },
  '_ui.js': { file: 'assets/ui.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_ui.js'] },
}

test('a page needs the app, first, and what its parts import, each file once', () => {
  expect(listPageFiles(MANIFEST, [`src/routes/_site.tsx${PART}`, SUBJECT])).toEqual([
    '/assets/app.js',
    '/assets/app.css',
    '/assets/react.js',
    '/assets/ui.js',
    '/assets/site.js',
    '/assets/subject.js',
    '/assets/subject.css',
  ])
})

test('the part of a route is found by its address, and that of a layout', () => {
  expect(findRoutePart(MANIFEST, '/_site/notes/$subject/')).toBe(SUBJECT)
  expect(findRoutePart(MANIFEST, '/dashboard')).toBe(`src/routes/dashboard/route.tsx${PART}`)
  expect(findRoutePart(MANIFEST, '/dashboard/')).toBe(`src/routes/dashboard/index.tsx${PART}`)
})

test('a route or a part that the build does not know stops it', () => {
  expect(() => listPageFiles(MANIFEST, ['src/nothing.ts'])).toThrow('src/nothing.ts')
  expect(() => findRoutePart(MANIFEST, '/_site/contact')).toThrow('/_site/contact')
})
