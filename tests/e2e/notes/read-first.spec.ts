import type { Page } from '@playwright/test'
import { favoriteOfNote } from '#domain/study/favorite-target.ts'
import { call, DESKTOP, expect, expectHydrated, NOTE, PHONE, signUp, test } from '../browser.ts'
import { ask, option, pressButton } from '../search/search-box.ts'

const READ = NOTE.read
const SUBJECT = '/notes/physics'

test.use({ viewport: PHONE })

/** Follows a link to the note. Checks which edition opens, and whether Back leads to the page with the link. */
async function expectOpens(page: Page, follow: () => Promise<void>, address: string) {
  const from = page.url()
  await follow()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(page).toHaveURL(from)
}

const linkOfSubject = (page: Page, address: string) => page.getByRole('main').locator(`a[href="${address}"]`).first()

test('a phone opens a note to read it for a visitor, and a large screen its PDF', async ({ page }) => {
  await page.goto(SUBJECT)
  await expectHydrated(page)

  await test.step('a phone, from its subject and from the search', async () => {
    await expectOpens(page, () => linkOfSubject(page, READ).click(), READ)
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
    await expectOpens(page, () => linkOfSubject(page, NOTE.view).click(), NOTE.view)
  })
})

test('a note in the dashboard stays in it, and its address opens the same however one came', async ({ page }) => {
  await signUp(page)
  const slug = '/dashboard/notes/rotational-dynamics'
  const edition = page.getByRole('group', { name: 'Edition' })
  const text = page.locator('#definition-moment-of-inertia')
  const pdf = page.getByText(/Showing all \d+ pages/)

  const expectHeading = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOTE.title)
    await expect(page.getByRole('link', { name: 'Back to Notes' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/Physics \/ Rotational Dynamics.*kB.*Added \d+ \w+ 20\d\d/)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  }
  const expectText = async () => {
    await expectHeading()
    await expect(text).toBeAttached()
    await expect(edition.getByRole('button', { pressed: true })).toHaveText('Text')
  }
  const expectPdf = async () => {
    await expect(pdf).toBeVisible()
    await expect(edition.getByRole('button', { pressed: true })).toHaveText('PDF')
  }

  await test.step('on a phone as text: by a link of Study Notes, by a reload, and by its address', async () => {
    await page.goto('/dashboard/notes?open=physics')
    await expectOpens(page, () => page.getByRole('main').locator(`a[href="${slug}"]`).first().click(), slug)
    await page.goForward()
    await expectText()
    await page.reload()
    await expectText()
    await page.goto(slug)
    await expectText()
  })

  await test.step('its PDF is one press away, and stays after a reload', async () => {
    await edition.getByRole('button', { name: 'PDF' }).click()
    await expect(page).toHaveURL(`${slug}?view=pdf`)
    await expectPdf()
    await expectHeading()
    await page.reload()
    await expectPdf()
    await page.getByRole('link', { name: 'Back to Notes' }).click()
    await expect(page).toHaveURL(/\/dashboard\/notes(\?open=physics)?$/)
  })

  await test.step('on a large screen as PDF, and its text one press away', async () => {
    await page.setViewportSize(DESKTOP)
    await page.goto(slug)
    await expectPdf()
    await edition.getByRole('button', { name: 'Text' }).click()
    await expect(page).toHaveURL(`${slug}?view=text`)
    await expect(text).toBeAttached()
    await page.setViewportSize(PHONE)
  })

  await test.step('every link of the dashboard leads to such an address', async () => {
    const about = { contentType: 'note', subject: 'Physics', chapter: NOTE.title, progress: 40, timeSpent: 240 }
    const visit = { visitId: crypto.randomUUID(), contentId: NOTE.id, title: NOTE.title, url: NOTE.view, ...about }
    await call(page, 'contentAccess.record', visit)
    const favorite = favoriteOfNote({
      id: NOTE.id,
      title: NOTE.title,
      subject: 'Physics',
      grade_level: 'Class 12',
      chapter: NOTE.title,
    })
    await call(page, 'favorites.add', { ...favorite, icon: null, id: 'note_1', addedAt: Date.now() })
    await page.goto('/dashboard')
    for (const region of ['Continue Learning', 'Quick Access', 'Recent Activity']) {
      const link = page.getByRole('region', { name: region }).getByRole('link', { name: new RegExp(NOTE.title) })
      await expectOpens(page, () => link.first().click(), `/dashboard/notes/${NOTE.id}`)
    }
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await ask(page, 'rotational dynamics')
    await option(page, 'Notes', /^Rotational Dynamics/).click()
    await expect(page).toHaveURL(`/dashboard/notes/${NOTE.id}`)
    await expectText()
    await page.goto('/dashboard/notes?q=rotational+dynamics')
    const result = page.getByRole('region', { name: 'Search results' }).getByRole('link', { name: /Note$/ })
    await expectOpens(page, () => result.first().click(), slug)
  })
})
