import type { Page } from '@playwright/test'
import type { SubjectNotes, SubjectOutline } from '../../../domain/catalogue/catalogue.ts'
import { DESKTOP, expect, forgetErrors, holdBack, NOTE, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'
import { articles, chapterCard, emptyChapter } from './cards.ts'

test.use({ viewport: DESKTOP })

/** Opens a page whose data or whose code has not been fetched yet, from one that is open, without a reload. */
async function follow(page: Page, name: string) {
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
}

test.describe('the chapter list', () => {
  test('folds a chapter without anything into one line, and says that notes are coming', async ({ page }) => {
    await page.goto('/notes/physicsClass11')
    await expect(page.getByText('Class 11 · 18 chapters · no notes yet')).toBeVisible()
    await expect(articles(page)).toHaveCount(0)
    const solids = emptyChapter(page, 'Solids')
    await expect(solids.getByText('Notes coming soon')).toBeHidden()
    const line = await solids.boundingBox()
    expect(line?.height).toBeLessThan(60)
    await solids.getByRole('heading', { level: 3, name: 'Solids' }).click()
    await expect(solids.getByText('Notes coming soon')).toBeVisible()
    await solids.getByRole('link', { name: 'Topics of Solids' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'No Notes Available Yet' })).toBeVisible()
  })

  test('shows first what can be read or practised, in its order', async ({ page }) => {
    await page.goto('/notes/english')
    const empty = page.getByRole('main').locator('details')
    await expect(articles(page).first()).toContainText('4Grammar')
    expect((await articles(page).count()) + (await empty.count())).toBe(8)
    const lastCard = await articles(page).last().boundingBox()
    const firstLine = await empty.first().boundingBox()
    expect(lastCard?.y).toBeLessThan(firstLine?.y ?? 0)
    await expect(page.getByText('Practise', { exact: true })).toHaveCount(0)

    await page.goto('/notes/physics')
    await expect(page.getByRole('heading', { level: 1, name: 'Physics' })).toBeVisible()
    await expect(articles(page).first()).toContainText('1Rotational Dynamics')
    expect((await articles(page).count()) + (await empty.count())).toBe(22)
    for (const card of await articles(page).all()) await expect(card).toContainText(/Added|Practise/)
    await expect(chapterCard(page, 'Interference')).toContainText('Superposition of light from coherent sources')
    const practise = chapterCard(page, 'Wave Motion').getByRole('link', { name: /^Practise/ })
    await expect(practise).toContainText(/15 questions, \d+ minutes/)
    const rotation = chapterCard(page, NOTE.title)
    await expect(rotation).not.toContainText('Notes coming soon')
    const note = rotation.getByRole('listitem').getByRole('link')
    await expect(note).toContainText(NOTE.title)
    await expect(note).toContainText(/Added \d+ \w+ 20\d\d/)
    await expect(note).toContainText(/\d+ (kB|MB)/)
    await note.click()
    await expect(page).toHaveURL(new RegExp(`${NOTE.view}$`))

    await test.step('has its ways back, forth and aside', async () => {
      await page.goBack()
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: 'Contribute Notes' })).toHaveAttribute(
        'href',
        /^\/contribute\?about=/,
      )
      await expect(main.getByRole('link', { name: 'Back to subjects' })).toHaveAttribute('href', '/notes')
      const breadcrumb = main.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(breadcrumb.getByRole('listitem')).toHaveText(['Class 12 Notes'])
      await main.getByRole('link', { name: 'Physics quizzes' }).click()
      await expect(page).toHaveURL(/\/quiz\?subject=Physics$/)
      await expect(page.getByRole('heading', { name: 'Class 12 Physics: Mechanics' })).toBeVisible()
    })
  })

  test('of another class leads back to that class', async ({ page }) => {
    await page.goto('/notes/mathematicsClass11')
    await page.getByRole('link', { name: 'Back to subjects' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Class 11 Subjects' })).toBeVisible()
  })

  test('gives Nepali titles as Nepali', async ({ page }) => {
    await page.goto('/notes/nepali')
    await expect(page.getByRole('heading', { name: 'व्याकरण (Grammar)' }).locator('[lang=ne]')).toHaveText('व्याकरण')
    await expect(page.getByText('नेपाली व्याकरण', { exact: true })).toHaveAttribute('lang', 'ne')
  })

  test('without chapters says so, and leads to the other subjects', async ({ page }) => {
    await page.route(/\/assets\/biology-[^/]*\.json$/, async (route) => {
      const response = await route.fetch()
      const content = await response.json()
      // Both files of the subject are called so; its notes have no chapters in them.
      await route.fulfill({ response, json: 'chapters' in content ? { ...content, chapters: [] } : content })
    })
    await openAndWait(page, '/notes', page.getByRole('main').getByRole('link', { name: 'Biology', exact: true }))
    await follow(page, 'Biology')
    await expect(page.getByRole('heading', { level: 2, name: 'No Chapters Available' })).toBeVisible()
    await page.getByRole('link', { name: 'Browse all subjects' }).click()
    await expect(page).toHaveURL(/\/notes$/)
  })

  test('of an unknown subject is Subject Not Found', async ({ page }) => {
    for (const key of ['astrology', 'constructor', '__proto__', 'PHYSICS', '%E0%A4%A7']) {
      await page.goto(`/notes/${key}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Subject Not Found' })).toBeVisible()
      await expect(page.getByText("The subject you're looking for doesn't exist or has been removed.")).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to all subjects' }).click()
    await expect(page).toHaveURL(/\/notes$/)
  })
})

test.describe('the notes of a chapter', () => {
  test('has a card with a View button for each', async ({ page }) => {
    await page.goto('/notes/physics/rotational-dynamics')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
    await expect(main.getByText('Chapter 1 of 22')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Contribute Notes' })).toHaveAttribute('href', /^\/contribute\?about=/)
    await expect(main.getByText(/upload/i)).toHaveCount(0)
    const topics = main.getByRole('region', { name: 'In this chapter' })
    await expect(topics.getByRole('listitem').first()).toContainText('Equations of angular motion')
    const card = main.getByRole('region', { name: 'Read' }).getByRole('listitem')
    await expect(card).toContainText(/Added \d+ \w+ 20\d\d/)
    await expect(card).toContainText(/\d+ (kB|MB)/)
    await expect(main.getByText('No Notes Available Yet')).toHaveCount(0)
    await card.getByRole('link', { name: 'View' }).click()
    await expect(page).toHaveURL(new RegExp(`${NOTE.view}$`))

    await test.step('leads to the next chapter that has something, and up', async () => {
      await page.goBack()
      const steps = main.getByRole('navigation', { name: 'Chapters' })
      await expect(steps.getByRole('link')).toHaveText([/^Next chapter \(2 of 22\)Periodic Motion$/])
      await steps.getByRole('link').click()
      await expect(main.getByRole('heading', { level: 1, name: 'Periodic Motion' })).toBeVisible()
      await expect(steps.getByRole('link').first()).toContainText(/^Previous chapter \(1 of 22\)Rotational Dynamics$/)
      await steps.getByRole('link', { name: 'Next chapter' }).click()
      await expect(main.getByRole('heading', { level: 2, name: /^(Read|Practise)$/ }).first()).toBeVisible()
      const breadcrumb = main.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(breadcrumb.getByRole('listitem')).toHaveText(['Class 12 Notes', 'Physics'])
      await breadcrumb.getByRole('link', { name: 'Physics' }).click()
      await expect(page).toHaveURL(/\/notes\/physics$/)
      await page.goto('/notes/physics/recent-trends')
      await expect(steps.getByRole('link', { name: 'Next chapter' })).toHaveCount(0)
      await main.getByRole('link', { name: 'Back to Physics' }).click()
      await expect(page).toHaveURL(/\/notes\/physics$/)
    })
  })

  test('leads on from reading to its own questions, and says its title once', async ({ page }) => {
    await page.goto('/notes/physics/wave-motion')
    const main = page.getByRole('main')
    await expect(main.getByText('Wave Motion')).toHaveCount(1)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Read', 'Practise', 'In this chapter'])
    const practise = main.getByRole('region', { name: 'Practise' })
    await expect(practise).toContainText(/15 questions of this chapter in \d+ minutes/)
    await practise.getByRole('link', { name: 'Practise: Class 12 Physics: Wave Motion' }).click()
    await expect(page).toHaveURL(/\/quiz\?q=/)
    await expect(articles(page)).toHaveCount(1)
    await expect(articles(page).getByRole('button', { name: 'Start Quiz' })).toBeVisible()
  })

  test('without questions of its own leads to those of its subject', async ({ page }) => {
    await page.route(/\/assets\/physics-[^/]*\.json$/, async (route) => {
      const response = await route.fetch()
      const content: SubjectOutline | SubjectNotes = await response.json()
      const json = Array.isArray(content.chapters)
        ? { ...content, chapters: content.chapters.map((chapter) => ({ ...chapter, quizzes: [] })) }
        : content
      await route.fulfill({ response, json })
    })
    await openAndWait(page, '/notes', page.getByRole('main').getByRole('link', { name: 'Physics', exact: true }))
    await follow(page, 'Physics')
    await follow(page, NOTE.title)
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Practise' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Physics quizzes' })).toBeVisible()
  })

  test('without any asks for some', async ({ page }) => {
    const main = page.getByRole('main')
    const title = main.getByRole('heading', { level: 2, name: 'No Notes Available Yet' })
    await openAndWait(page, '/notes/physicsClass11/solids', title)
    // Of a subject without anything the chapters lead from one to the next.
    await expect(main.getByRole('navigation', { name: 'Chapters' }).getByRole('link')).toHaveCount(2)
    await main.getByRole('link', { name: 'Contribute Notes' }).last().click()
    await expect(page.getByRole('heading', { level: 2, name: 'How to send a note' })).toBeVisible()
    await main.getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL(/\/contact\?subject=/)
    await expect(page.getByLabel('Subject')).toHaveValue('Contribute Notes: Solids, Physics (Class 11)')
  })

  test('of an unknown chapter is Chapter Not Found', async ({ page }) => {
    await page.goto('/notes/physics/astrology')
    await expect(page.getByRole('heading', { level: 1, name: 'Chapter Not Found' })).toBeVisible()
    await expect(page.getByText("The chapter you're looking for doesn't exist or has been removed.")).toBeVisible()
    await page.goto('/notes/astrology/astrology')
    await expect(page.getByRole('heading', { level: 1, name: 'Subject Not Found' })).toBeVisible()
  })
})

test.describe('while something loads', () => {
  test('the list says Loading chapters..., and not a moment longer', async ({ page }) => {
    await openAndWait(page, '/notes', page.getByRole('main').getByRole('link', { name: 'Biology', exact: true }))
    const release = await holdBack(page, /\/assets\/biology-[^/]*\.json$/)
    await follow(page, 'Biology')
    await expect(page.getByRole('status').filter({ hasText: 'Loading chapters...' })).toBeAttached()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Biology' })).toBeVisible()
    await expect(page.getByText('Loading chapters...')).toHaveCount(0)
    await expect(page.getByText('Loading notes...')).toHaveCount(0)
  })

  test('the chapter says Loading notes..., and not a moment longer', async ({ page }) => {
    // The page before fetches it ahead.
    const release = await holdBack(page, /\/assets\/_subject\._chapter\.index-[^/]*\.js$/)
    const link = page.getByRole('main').getByRole('link', { name: 'Interference', exact: true })
    await openAndWait(page, '/notes/physics', link)
    await follow(page, 'Interference')
    await expect(page.getByRole('status').filter({ hasText: 'Loading notes...' })).toBeAttached()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Interference' })).toBeVisible()
    await expect(page.getByText('Loading notes...')).toHaveCount(0)
  })

  test('what does not arrive leaves the page standing, says so, and can be tried again', async ({
    page,
    consoleErrors,
  }) => {
    await openAndWait(page, '/notes', page.getByRole('main').getByRole('link', { name: 'Biology', exact: true }))
    await page.route(/\/assets\/biology-[^/]*\.json$/, (route) => route.abort())
    await follow(page, 'Biology')
    await expect(page.getByRole('status').filter({ hasText: 'Waiting for the connection.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expect(page).toHaveURL(/\/notes$/)
    // Pressed while the file is still lost, so that it does not come by itself before.
    const again = page.waitForRequest(/\/assets\/biology-[^/]*\.json$/)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await again
    await page.unroute(/\/assets\/biology-[^/]*\.json$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Biology' })).toBeVisible()
    await forgetErrors(page, consoleErrors)
  })
})
