import { EXTRA_FEATURES, FEATURE_CARDS } from '#content/site/features.ts'
import { expect, test } from '../browser.ts'

test('the page of features', async ({ page }) => {
  await page.goto('/features')

  await test.step('the features are four cards, each with a way in', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible()
    const cards = main.getByRole('article')
    await expect(cards).toHaveCount(4)
    const ways = new Set<string>()
    for (const [place, { title, description, points, action }] of FEATURE_CARDS.entries()) {
      const card = cards.nth(place)
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(title)
      await expect(card.getByText(description)).toBeVisible()
      await expect(card.getByRole('listitem')).toHaveText([...points])
      await expect(card.getByRole('link', { name: action.label })).toHaveAttribute('href', action.to)
      ways.add(action.to)
    }
    expect([...ways].sort()).toEqual(['/notes', '/resources'])
  })

  await test.step('four more items follow', async () => {
    const items = page.getByRole('main').getByRole('heading', { level: 3 })
    expect(EXTRA_FEATURES).toHaveLength(4)
    await expect(items).toHaveText(EXTRA_FEATURES.map(({ title }) => title))
    for (const { description } of EXTRA_FEATURES) await expect(page.getByText(description)).toBeVisible()
  })

  await test.step('Get Started Now leads to the notes', async () => {
    await page.getByRole('link', { name: 'Get Started Now' }).click()
    await expect(page).toHaveURL(/\/notes$/)
  })
})
