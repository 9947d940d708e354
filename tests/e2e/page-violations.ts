import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

type Options = {
  /** What is not checked. */
  without?: string[]
  /** The rules that are not checked. */
  skipped?: string[]
}

/**
 * The accessibility rules that the page breaks as it is now, by axe, and whether it scrolls sideways.
 */
export async function findViolations(page: Page, { without = [], skipped = [] }: Options = {}): Promise<string[]> {
  // Legacy mode checks the page itself and no frames of other sites, so it needs no second page. What breaks no rule is
  // not described: in a long note these are thousands of elements. No rule of these tags reads style sheets.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .withTags(TAGS)
    .disableRules(skipped)
    .setLegacyMode()
  for (const selector of without) axe.exclude(selector)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return sideways > 0 ? [...found, `scrolls sideways by ${sideways} px`] : found
}
