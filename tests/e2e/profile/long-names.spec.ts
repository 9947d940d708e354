import { PROFILE_MAX } from '../../../domain/account/profile-fields.ts'
import { call, expect, PHONE, signUp, test } from '../browser.ts'

const PLACES = ['/dashboard', '/dashboard/profile', '/dashboard/quizzes', '/dashboard/notes'] as const

for (const viewport of [PHONE, { width: 1024, height: 768 }]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('a name and a college of one long word widen no page', async ({ page }) => {
      await signUp(page)
      await call(page, 'profile.update', {
        full_name: 'W'.repeat(PROFILE_MAX.name),
        college: 'W'.repeat(PROFILE_MAX.college),
        grade_level: 'Class 12',
      })
      for (const path of PLACES) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect([path, width]).toEqual([path, viewport.width])
      }
    })
  })
}
