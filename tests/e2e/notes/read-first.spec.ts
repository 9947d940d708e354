import type { Page } from '@playwright/test'
import { favoriteOfNote } from '../../../domain/study/favorite-target.ts'
import { call, DESKTOP, expect, expectHydrated, NOTE, PHONE, signUp, test } from '../browser.ts'
import { ask, option, pressButton } from '../search/search-box.ts'

const READ = NOTE.read
const SUBJECT = '/notes/physics'

test.use({ viewport: PHONE })

/** Follows a link to the note: what opens, and whether Back leads to where the link stands. */
async function expectOpens(page: Page, follow: () => Promise<void>, address: string) {
  const from = page.url()
  await follow()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(page).toHaveURL(from)
}

const linkOfSubject = (page: Page) => page.getByRole('main').locator(`a[href="${NOTE.view}"]`).first()

test('a phone opens a note to read it for a visitor, and a large screen its PDF', async ({ page }) => {
  await page.goto(SUBJECT)
  await expectHydrated(page)

  await test.step('a phone, from its subject and from the search', async () => {
    await expectOpens(page, () => linkOfSubject(page).click(), READ)
    await pressButton(page)
    await ask(page, 'rotational dynamics')
    await option(page, 'Notes', /^Rotational Dynamics/).click()
    await expect(page).toHaveURL(READ)
    await expect(page.locator('#definition-moment-of-inertia')).toBeAttached()
    await page.goBack()
  })

  await test.step('a large screen', async () => {
    await page.setViewportSize(DESKTOP)
    await expect(page).toHaveURL(SUBJECT)
    await expectOpens(page, () => linkOfSubject(page).click(), NOTE.view)
  })
})

test('a phone opens a note to read it for a student, and its PDF when that is asked for', async ({ page }) => {
  await signUp(page)

  await test.step('from every place of the dashboard', async () => {
    const about = { contentType: 'note', subject: 'Physics', chapter: NOTE.title, progress: 40, timeSpent: 240 }
    const visit = { visitId: crypto.randomUUID(), contentId: NOTE.id, title: NOTE.title, url: NOTE.view, ...about }
    await call(page, 'contentAccess.record', visit)
    const { type, title, subject, chapter, url } = favoriteOfNote({
      id: NOTE.id,
      title: NOTE.title,
      subject: 'Physics',
      grade_level: 'Class 12',
      chapter: NOTE.title,
    })
    const favorite = { type, title, subject, chapter, url, icon: null, id: 'note_1', addedAt: Date.now() }
    await call(page, 'favorites.add', favorite)
    await page.goto('/dashboard')
    for (const region of ['Continue Learning', 'Quick Access', 'Recent Activity']) {
      const link = page.getByRole('region', { name: region }).getByRole('link', { name: new RegExp(NOTE.title) })
      await expectOpens(page, () => link.first().click(), READ)
    }
    await page.goto('/dashboard/notes?q=rotational+dynamics')
    const result = page.getByRole('region', { name: 'Search results' }).getByRole('link', { name: /Note$/ })
    await expectOpens(page, () => result.first().click(), READ)
    await page.goForward()
  })

  await test.step('its PDF by the link to it, by its address, and after Back', async () => {
    await expect(page).toHaveURL(READ)
    await page.getByRole('link', { name: 'PDF', exact: true }).click()
    await expect(page).toHaveURL(NOTE.view)
    await expect(page.getByText(/Showing all \d+ pages/)).toBeVisible()
    await page.goto(NOTE.view)
    await page.getByRole('link', { name: 'Read as a page' }).click()
    await expect(page).toHaveURL(READ)
    await page.goto('/dashboard/notes/rotational-dynamics')
    await expect(page).toHaveURL(/\/dashboard\/notes\/rotational-dynamics$/)
    await expect(page.getByText(/Showing all \d+ pages/)).toBeVisible()
  })
})
