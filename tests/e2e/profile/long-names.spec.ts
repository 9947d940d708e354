import { PROFILE_MAX } from '#domain/account/profile-fields.ts'
import { call, expect, onEachSize, PHONE, signUp, test } from '../browser.ts'

const SMALL_DESKTOP = { width: 1024, height: 768 }

test.use({ viewport: SMALL_DESKTOP })

test('a name and a college of one long word widen no page', async ({ page }) => {
  const name = 'W'.repeat(PROFILE_MAX.name)
  await signUp(page)
  await call(page, 'profile.update', {
    full_name: name,
    college: 'W'.repeat(PROFILE_MAX.college),
    grade_level: 'Class 12',
  })
  await page.goto('/dashboard')
  for (const [place, heading] of [
    ['Dashboard', new RegExp(`^Good .*${name}`)],
    ['Profile', name],
    ['Quizzes', 'Quizzes'],
    ['Notes', 'Study Notes'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: place, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await onEachSize(
      page,
      async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect([place, width]).toEqual([place, page.viewportSize()?.width])
      },
      { phone: PHONE, 'small desktop': SMALL_DESKTOP },
    )
  }
})
