import { expect, test } from 'vitest'
import { listFonts, listPageFiles } from '#scripts/site/page-files.ts'

const PART = '?tsr-split=component---loader'

const MANIFEST = {
  'src/boot/main.tsx': { file: 'assets/app.js', css: ['assets/app.css'], imports: ['_react.js'] },
  [`src/routes/_site.tsx${PART}`]: { file: 'assets/site.js', imports: ['src/boot/main.tsx', '_ui.js'] },
  [`src/routes/dashboard/route.tsx${PART}`]: { file: 'assets/route.js' },
  [`src/routes/dashboard/index.tsx${PART}`]: { file: 'assets/home.js' },
  [`src/routes/_site/notes/$subject.index.tsx${PART}`]: {
    file: 'assets/subject.js',
    css: ['assets/subject.css'],
    imports: ['_ui.js'],
  },
  '_ui.js': { file: 'assets/ui.js', imports: ['_react.js'] },
  'font.woff2': { file: 'assets/font-1.woff2' },
  '_react.js': { file: 'assets/react.js', imports: ['_ui.js'] },
}

test('a page needs the app, first, and what its routes import, each file once', () => {
  expect(listPageFiles(MANIFEST, ['/_site', '/_site/notes/$subject/'], [])).toEqual([
    '/assets/app.js',
    '/assets/app.css',
    '/assets/react.js',
    '/assets/ui.js',
    '/assets/site.js',
    '/assets/subject.js',
    '/assets/subject.css',
  ])
})

test('a layout that is named route, an index and another part are found', () => {
  expect(listPageFiles(MANIFEST, ['/dashboard', '/dashboard/'], ['font.woff2']).slice(-3)).toEqual([
    '/assets/route.js',
    '/assets/home.js',
    '/assets/font-1.woff2',
  ])
})

test('a route or a part that the build does not know stops it', () => {
  expect(() => listPageFiles(MANIFEST, [], ['src/nothing.ts'])).toThrow('src/nothing.ts')
  expect(() => listPageFiles(MANIFEST, ['/_site/contact'], [])).toThrow('/_site/contact')
})

test('formulas bring the font that they are set in', () => {
  expect(listFonts('<p>Text</p>')).toHaveLength(2)
  expect(listFonts('<div class="prose"><math><mi>x</mi></math></div>').at(-1)).toBe('content/built/texts-maths.woff2')
  expect(listFonts('<div class="note-text"><math><mi>x</mi></math></div>').at(-1)).toBe(
    'content/built/notes-maths.woff2',
  )
})

test('a formula that no first screen shows does not bring its font', () => {
  const text = (length: number) =>
    `<nav>Menu</nav><div class="note-text"><p>${'a'.repeat(length)}</p><math><mi>x</mi></math></div>`
  expect(listFonts(text(1_999))).toHaveLength(3)
  expect(listFonts(text(2_000))).toHaveLength(2)
})
