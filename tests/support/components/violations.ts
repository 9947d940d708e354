import axe from 'axe-core'
import { expect } from 'vitest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The accessibility rules that the page breaks in its current state, according to axe, and whether it scrolls sideways. */
export async function findViolations(): Promise<string[]> {
  // What is fading in, or changing its colour, has accidental colours. A spinner never ends.
  const willEnd = (one: Animation) =>
    one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity
  await expect.poll(() => document.getAnimations().filter(willEnd).length).toBe(0)
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: TAGS },
    // The frame of the test has neither.
    rules: { 'html-has-lang': { enabled: false }, 'document-title': { enabled: false } },
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    iframes: false,
  })
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [...found, `scrolls sideways by ${scrollWidth - clientWidth} px`] : found
}
