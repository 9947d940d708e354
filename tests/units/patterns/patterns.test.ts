import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { isSlow } from './slow-pattern.ts'

describe('a pattern is slow', () => {
  test.each([
    /^\+?[\d\s()-]*\d[\d\s()-]*$/,
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    /^(a+)+$/,
    /^(a|a)*$/,
    /^(?:a|ab|b)*c$/,
    /\s+$/,
    /^a*a{0,3}a*b$/,
    /x*(?=y)/,
    /^\w+\d+$/,
    /^.*,.*,.*$/,
  ])('%s', (pattern) => {
    expect(isSlow(pattern)).toBe(true)
  })
})

describe('a pattern is not slow', () => {
  test.each([
    /^\+?[\s()-]*\d[\d\s()-]*$/,
    /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/,
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    /[\s\p{Cc}]+/gu,
    /([\u200c\u200d])[\u200c\u200d]+/g,
    /^a{3,9}$/,
    /^\w+@\d+$/,
    /\r\n?/g,
    /^(?:ab|cd)*e$/,
  ])('%s', (pattern) => {
    expect(isSlow(pattern)).toBe(false)
  })
})

/** Patterns that never get a long text from a request, with the reason. */
const SHORT: Record<string, string> = {
  'domain/pdf-name.ts /^\\.+|\\.+$/g': 'the titles of our papers and notes',
  'domain/numbers.ts /\\B(?=(\\d{3})+$)/g': 'the digits of a number',
  'domain/quiz/figure-source.ts /<(?:script|style|image|foreignObject|use|a)\\b|\\bon\\w+=|\\bhref=|url\\(\\s*["\']?[^#"\'\\s]/i':
    'drawings of our own, in the build',
  'domain/search/search-text.ts /[\\u0902\\u094d]+(?= |$)/g': 'our content, and what a student searches in the browser',
  'worker/session/device-label.ts /\\bVersion\\/.*\\bSafari\\//': 'the 200 characters of a user agent that are stored',
}

test('no pattern of the rules and of the worker is slow', () => {
  const slow: string[] = []
  let count = 0
  for (const file of globSync('{domain,worker}/**/*.ts', { cwd: projectFolder })) {
    const { program } = parseSync(file, readFileSync(join(projectFolder, file), 'utf8'))
    new Visitor({
      Literal(node) {
        if (!('regex' in node) || !node.regex) return
        count++
        const { pattern, flags } = node.regex
        if (isSlow(new RegExp(pattern, flags))) slow.push(`${file} /${pattern}/${flags}`)
      },
    }).visit(program)
  }
  expect(count).toBeGreaterThan(50)
  expect(slow.sort()).toEqual(Object.keys(SHORT).sort())
})
