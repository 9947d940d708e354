import { expect, test } from 'vitest'
import { decideStart } from '../../../src/boot/decide-start.ts'

const NOTES = { pathname: '/notes', search: '' }

test('a visitor gets the page that stands', () => {
  expect(decideStart('/notes', false, NOTES)).toBe('hydrate')
})

test.each([
  ['a student, who is shown other pages', '/notes', true, NOTES],
  ['a page with filters, which was built without', '/notes', false, { ...NOTES, search: '?q=optics' }],
  ['an address that is answered with the page of another', '/404', false, NOTES],
  ['the empty page', undefined, false, NOTES],
] as const)('%s is rendered anew', (_, builtFor, hasSession, place) => {
  expect(decideStart(builtFor, hasSession, place)).toBe('render')
})
