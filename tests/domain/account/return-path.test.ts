import { expect, test } from 'vitest'
import { safeReturnPath } from '#domain/account/return-path.ts'

const ORIGIN = 'https://adhyayan.example.org'

test.each([
  ['/notes', '/notes'],
  ['/notes/physics?q=a%20b#c', '/notes/physics?q=a%20b#c'],
  [`${ORIGIN}/dashboard/quizzes`, '/dashboard/quizzes'],
  ['/login-help', '/login-help'],
  ['notes', '/notes'],
])('%j leads to %s', (from, path) => {
  expect(safeReturnPath(from, ORIGIN)).toBe(path)
})

test.each([
  undefined,
  '',
  '/login',
  '/login?from=/notes',
  '/api/auth/google',
  'https://evil.example/',
  'http://adhyayan.example.org/',
  'https://adhyayan.example.org.evil.example/',
  'https://adhyayan.example.org@evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\/evil.example/',
  '/.//evil.example/',
  '/a/..//evil.example/',
  '/%2e//evil.example/',
  '\t//evil.example/',
  '/\n/evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  `blob:${ORIGIN}/x`,
  'http://[',
  `/${'x'.repeat(1000)}`,
])('%j leads to the dashboard', (from) => {
  expect(safeReturnPath(from, ORIGIN)).toBe('/dashboard')
})
