import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HANDHELD } from '#src/ui/reader/handheld.ts'

test('styles and scripts mean the same by a phone', () => {
  const styles = readFileSync(new URL('../../../src/app/styles.css', import.meta.url), 'utf8')
  expect(styles).toContain(`@custom-variant handheld {\n  @media ${HANDHELD} {`)
})
