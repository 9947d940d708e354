import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Why not everybody could use what the page shows now: what axe finds, and by how much it scrolls sideways. `without`
 * leaves out what these selectors find.
 */
export async function findFaults(page: Page, { without = [] }: { without?: string[] } = {}): Promise<string[]> {
  // Without frames of other sites there is nothing that needs a second page.
  const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode()
  for (const selector of without) axe.exclude(selector)
  const { violations } = await axe.analyze()
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return sideways > 0 ? [...faults, `scrolls sideways by ${sideways} px`] : faults
}
