import { expect, test } from 'vitest'
import { kindOfRequest, pathOfPage } from '#src/service-worker/kind-of-request.ts'

const origin = 'https://adhyayan.test'
const kind = (address: string, mode = 'cors', method = 'GET') =>
  kindOfRequest({ method, mode, url: new URL(address, origin), origin })

test('documents of the app are pages', () => {
  for (const path of [
    '/',
    '/notes',
    '/notes/physics/?q=heat',
    '/dashboard/quizzes/take',
    '/dashboard/notes/heat',
    '/404',
  ])
    expect([path, kind(path, 'navigate')]).toEqual([path, 'page'])
  expect(kind('/notes', 'cors')).toBe('pass')
})

test('files with a hash or a version never change', () => {
  for (const file of [
    '/assets/index-P3oIzDkd.js',
    '/assets/physics-CD5KJPgT.json',
    '/files/flowing-notes/physics-heat-notes.1a2b.text.json',
    '/files/notes/physics-heat-notes.pdf?v=1a2b3c4d',
  ])
    expect([file, kind(file)]).toEqual([file, 'asset'])
})

test('files under lasting names are looked at again', () => {
  for (const file of [
    '/files/papers/neb-physics-2024.pdf',
    '/pdfjs/cmaps/A.bcmap',
    '/icon.svg',
    '/manifest.webmanifest',
    '/other-media.css',
  ])
    expect([file, kind(file)]).toEqual([file, 'named'])
  expect(kind('/files/papers/neb-physics-2024.pdf', 'navigate')).toBe('named')
})

test('the API, writes, other sites and the way back are left alone', () => {
  expect(kind('/api/trpc/session')).toBe('pass')
  expect(kind('/api/google/start', 'navigate')).toBe('pass')
  expect(kind('/api', 'navigate')).toBe('pass')
  expect(kind('/contact', 'navigate', 'POST')).toBe('pass')
  expect(kind('https://www.openstreetmap.org/export/embed.html', 'navigate')).toBe('pass')
  expect(kind('/recover', 'navigate')).toBe('pass')
  expect(kind('/sitemap.xml', 'navigate')).toBe('pass')
  // A name that only begins like one of them is a page.
  expect(kind('/apiary', 'navigate')).toBe('page')
})

test('a page is kept once, whatever its filters and its slash', () => {
  const path = (address: string) => pathOfPage(new URL(address, origin))
  expect(path('/notes/?grade=Class+11')).toBe('/notes')
  expect(path('/notes#list')).toBe('/notes')
  expect(path('/')).toBe('/')
})
