import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type Axe from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

type Options = {
  /** Elements that are not checked. */
  without?: string[]
  /** The rules that are not checked. */
  skipped?: string[]
}

/**
 * The accessibility rules that the page breaks in its current state, according to axe, and whether it scrolls sideways.
 */
export async function findViolations(page: Page, { without = [], skipped = [] }: Options = {}): Promise<string[]> {
  // Compiling axe takes as long as most checks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // What is fading in, or changing its colour, has accidental colours.
  await expect.poll(() => page.evaluate(countEndingAnimations)).toBe(0)
  const rules = Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }]))
  return page.evaluate(
    async ({ without, rules, tags }) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      const { violations } = await axe.run(
        { exclude: without },
        {
          runOnly: { type: 'tag', values: tags },
          rules,
          // Elements that break no rule are not described. A long note has thousands of them.
          resultTypes: ['violations'],
          // No rule with these tags reads style sheets.
          preload: { assets: ['media'] },
          // The only frame is another site's map.
          iframes: false,
        },
      )
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth > clientWidth ? [...found, `scrolls sideways by ${scrollWidth - clientWidth} px`] : found
    },
    { without, rules, tags: TAGS },
  )
}

/** A spinner and its like never end, and are not counted. */
function countEndingAnimations(): number {
  const willEnd = (one: Animation) =>
    one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity
  return document.getAnimations().filter(willEnd).length
}
