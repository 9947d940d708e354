import type { Page } from '@playwright/test'
import { DESKTOP, expect, NOTE, PHONE, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'

/** One of each kind: formulas, reactions, Nepali, pictures, code and vectors. */
const NOTES = [
  NOTE.read,
  '/notes/chemistry/haloalkanes/chemistry-haloalkanes-notes/read',
  '/notes/nepali/vyakaran/nepali-vyakaran-notes/read',
  '/notes/biology/animal-tissues/biology-animal-tissues-notes/read',
  '/notes/computer/database/computer-database-notes/read',
  '/notes/mathematics/product-of-vectors/mathematics-product-of-vectors-notes/read',
]

/** Boxes that scroll sideways but cannot be reached by the keyboard. They are marked after the page shows. */
const countUnreachable = (page: Page) =>
  page
    .locator('article :is(.scroll, .grid)')
    .evaluateAll(
      (boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth && !box.hasAttribute('tabindex')).length,
    )

/** Axe checks mathematics, chemistry and Nepali at every width. */
const CHECKED_NARROW = [NOTES[5], NOTES[1], NOTES[2]]

/**
 * Most of axe's time is the text. Its colours are the same at every size, and everything else is the same on every
 * paper, so the text is checked once for each size and each paper. The page around it is checked each time.
 */
const CHECKS = [
  { paper: 'Dark', isDark: 'true', whole: PHONE, around: DESKTOP },
  { paper: 'Light', isDark: 'false', whole: DESKTOP, around: PHONE },
]

/** Two rules about colour take half of that time, and colours are the same at every width. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** Anything that only one note has is checked on the same visit, on a phone. */
const OWN_CHECKS: Record<string, (page: Page) => Promise<void>> = {
  [NOTES[1] ?? '']: expectRemarkBesideReaction,
  [NOTES[2] ?? '']: expectNepali,
  [NOTES[4] ?? '']: expectTablesApart,
}

for (const path of NOTES) {
  test(`${path} breaks no rule, whatever the size and the paper, and never scrolls sideways`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await OWN_CHECKS[path]?.(page)
    for (const { paper, isDark, whole, around } of CHECKS) {
      await page.getByRole('button', { name: paper }).click()
      await expect(page.locator('.note-page')).toHaveAttribute('data-dark', isDark)
      await page.locator('article').evaluate((text) => {
        for (const answer of text.querySelectorAll('details')) answer.open = true
      })
      for (const size of [whole, around]) {
        await page.setViewportSize(size)
        await expect.poll(() => countUnreachable(page)).toBe(0)
        const without = size === whole ? [] : ['article']
        expect(await findViolations(page, { without }), `${paper} at ${size.width}`).toEqual([])
      }
    }
    // Wide content scrolls in its own box, from 320 px on and at 200% zoom.
    for (const width of [320, 195]) {
      await page.setViewportSize({ width, height: 700 })
      const sideways = await page.locator('article').evaluate((text) => text.scrollWidth - text.clientWidth)
      expect(sideways, `at ${width}`).toBe(0)
      if (CHECKED_NARROW.includes(path))
        expect(await findViolations(page, { skipped: OF_COLOUR }), `at ${width}`).toEqual([])
      if (width < 320) continue
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

/** A remark is on the line of its reaction if there is room for both. */
async function expectRemarkBesideReaction(page: Page) {
  await page.setViewportSize(DESKTOP)
  const [reaction, remark] = await page
    .locator('.grid')
    .first()
    .locator('.cell')
    .evaluateAll((cells) =>
      cells.map((cell) => [...cell.querySelectorAll('.unbroken')].at(-1)?.getBoundingClientRect()),
    )
  expect(Math.abs((reaction?.bottom ?? 0) - (remark?.bottom ?? Number.NaN))).toBeLessThanOrEqual(1)
}

/** Tables beside each other are separate on a phone, at equal distances. */
async function expectTablesApart(page: Page) {
  const boxes = await page
    .locator('.grid:has(table):not(:has(pre))')
    .first()
    .locator('.cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()))
  const gaps = boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)))
  expect(gaps.length).toBeGreaterThan(1)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16)
  expect(Math.max(...gaps)).toBe(Math.min(...gaps))
}

/** A note in Nepali is marked as Nepali. */
async function expectNepali(page: Page) {
  await expect(page.locator('article')).toHaveAttribute('lang', 'ne')
  await expect(page.getByRole('heading', { level: 1, name: 'नेपाली व्याकरण' })).toBeVisible()
  await page.locator('section.question').first().scrollIntoViewIfNeeded()
  const question = page.getByRole('group', { name: 'प्रश्न १: कत्तिको आउँछ?' })
  await expect(question).toHaveAttribute('lang', 'ne')
  await expect(question.getByRole('button', { name: 'मलाई आउँछ' })).toBeVisible()
  await expect(question.getByRole('button', { name: 'फेरि गर्छु' })).toBeVisible()
}
