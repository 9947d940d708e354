import type { Page } from '@playwright/test'
import { DESKTOP, expect, NOTE, signUp, sitQuiz, startQuiz, test } from '../browser.ts'
import { holdScripts } from '../cold-visit.ts'
import { SHORT_QUIZ } from '../device/students.ts'
import { panel } from '../home/home-panels.ts'

test.use({ viewport: DESKTOP })

/**
 * Does what Chrome's translation does, but keeps the words: it replaces each text, including later ones, by two
 * elements around a copy of it. Texts that must not be translated stay. It begins before the app does.
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = 'font, script, style, template, option, [translate=no]'
    const wrap = (part: Node) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const texts = part instanceof Text ? [part] : []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        if (text.data.trim() === '' || !text.isConnected || text.parentElement?.closest(kept)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    const watcher = new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes)
        for (const part of type === 'childList' ? addedNodes : [target]) wrap(part)
    })
    addEventListener('DOMContentLoaded', () => {
      wrap(document.body)
      watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
  })
}

test('a quiz continues while the browser translates the page, and its formulas, letters and clock stay', async ({
  page,
}) => {
  await page.clock.install()
  await translate(page)
  await page.goto('/quiz')
  await expect(page.getByRole('heading', { level: 1 }).locator('font')).not.toHaveCount(0)
  const cards = page.getByRole('main').getByRole('article')
  const all = await cards.count()
  await page.getByRole('searchbox').fill('Cement')
  await expect.poll(() => cards.count()).toBeLessThan(all)
  await startQuiz(page, SHORT_QUIZ)

  await test.step('the counters, the clock and the tiles change', async () => {
    await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible()
    await page.keyboard.press('b')
    await page.keyboard.press('f')
    await expect(page.getByText(/^1 of \d+ answered$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Question 1, answered, flagged' })).toBeVisible()
    const clock = page.getByRole('timer')
    const before = (await clock.textContent()) ?? ''
    await page.clock.runFor(5_000)
    await expect(clock).not.toHaveText(before)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(/^Question 2 of \d+$/)).toBeVisible()
    await page.keyboard.press('f')
    await page.getByRole('button', { name: 'Question 1, answered, flagged' }).click()
    await page.keyboard.press('f')
    await expect(page.getByRole('button', { name: 'Question 1, answered', exact: true }).locator('svg')).toHaveCount(1)
  })

  await test.step('text that must not be translated stays', async () => {
    for (const kept of [page.getByRole('timer'), page.getByRole('radiogroup').getByText('A', { exact: true })]) {
      await expect(kept).toHaveAttribute('translate', 'no')
      await expect(kept.locator('font')).toHaveCount(0)
    }
    await expect(page.getByRole('link', { name: 'Adhyayan' }).first().locator('font')).toHaveCount(0)
  })

  await test.step('it is submitted, its review is filtered, and it is taken again', async () => {
    await sitQuiz(page)
    await page.getByRole('button', { name: 'Submit anyway' }).click()
    await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
    const review = page.getByRole('region', { name: 'Review Summary' })
    for (const filter of [/^Wrong/, /^Flagged/, /^All/]) {
      const choice = review.getByRole('button', { name: filter })
      if (await choice.isEnabled()) await choice.click()
    }
    await review.locator('details, [aria-expanded]').first().click()
    await page.getByRole('button', { name: 'Retake Quiz' }).click()
    await expect(page.getByText(/^0 of \d+ answered$/)).toBeVisible()
    await page.getByRole('button', { name: 'Exit Quiz' }).click()
    await expect(page.getByText(/^Not finished: 0 of \d+ answered/)).toBeVisible()
  })

  await test.step('a note has its formulas as they are', async () => {
    await page.goto(NOTE.read)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await expect(page.locator('math').first()).toHaveAttribute('translate', 'no')
    expect(await page.locator('math:not([translate=no])').count()).toBe(0)
  })
})

test('whoever types before the app has started types on, in a page that is translated', async ({ page }) => {
  await translate(page)
  const release = await holdScripts(page)
  await page.goto('/quiz')
  const search = page.getByRole('searchbox')
  await search.click()
  await page.keyboard.type('Cem')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(search).toBeFocused()
  await page.keyboard.type('ent')
  await expect(search).toHaveValue('Cement')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('the dashboard works while the browser translates it', async ({ page }) => {
  await signUp(page)
  await translate(page)
  await page.goto('/dashboard')
  const planner = panel(page, 'Task Planner')
  await expect(planner).toContainText('Nothing planned for today yet.')

  await test.step('tasks come, are done and go, and the week moves', async () => {
    for (const title of ['Read on', 'Ten questions']) {
      await planner.getByLabel('New task').fill(title)
      await planner.getByRole('button', { name: 'Add', exact: true }).click()
    }
    await planner.getByRole('checkbox', { name: 'Read on' }).check()
    await expect(planner.getByRole('checkbox', { name: 'Read on' })).toBeChecked()
    await planner.getByRole('button', { name: 'Delete Ten questions' }).click()
    await expect(planner.getByRole('checkbox')).toHaveCount(1)
    await planner.getByRole('button', { name: 'Next week' }).click()
    await expect(planner).toContainText('Nothing planned for this day.')
    await planner.getByRole('button', { name: 'Previous week' }).click()
    await planner.getByRole('button', { name: 'Delete Read on' }).click()
    await expect(planner).toContainText('Nothing planned for today yet.')
  })

  await test.step('the search finds, other pages open, and filters filter', async () => {
    await page.keyboard.press('Control+k')
    const search = page.getByRole('combobox', { name: 'Search everything' })
    for (const words of ['rotational', 'cement', 'optics']) {
      await search.fill(words)
      await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(new RegExp(words, 'i'))
    }
    await page.keyboard.press('Escape')
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    for (const [link, heading] of [
      ['Notes', 'Study Notes'],
      ['Quizzes', /Quiz/],
      ['Profile', /./],
      ['Dashboard', /^Good/],
    ] as const) {
      await menu.getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
