import type { Page } from '@playwright/test'
import type { SubjectNotes, SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { DESKTOP, expect, forgetErrors, holdBack, NOTE, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'
import { articles, chapterCard, emptyChapter } from './cards.ts'

test.use({ viewport: DESKTOP })

/** Opens a page whose data or code has not been fetched yet, from another page, without a reload. */
async function follow(page: Page, name: string) {
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
}

test('the chapter list shows what there is, and has its ways back, forth and aside', async ({ page }) => {
  const main = page.getByRole('main')
  const back = main.getByRole('link', { name: 'Back to subjects' })
  const empty = main.locator('details')

  await test.step('gives Nepali titles as Nepali', async () => {
    await openAndWait(page, '/notes/nepali', back)
    await expect(page.getByRole('heading', { name: 'व्याकरण (Grammar)' }).locator('[lang=ne]')).toHaveText('व्याकरण')
    await expect(page.getByText('नेपाली व्याकरण', { exact: true })).toHaveAttribute('lang', 'ne')
  })

  await test.step('shows first what can be read or practised, in its order', async () => {
    await back.click()
    await follow(page, 'English')
    await expect(articles(page).first()).toContainText('4Grammar')
    expect((await articles(page).count()) + (await empty.count())).toBe(8)
    const lastCard = await articles(page).last().boundingBox()
    const firstLine = await empty.first().boundingBox()
    expect(lastCard?.y).toBeLessThan(firstLine?.y ?? 0)
    await expect(page.getByText('Practise', { exact: true })).toHaveCount(0)

    await back.click()
    await follow(page, 'Physics')
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
  })

  await test.step('has its ways back, forth and aside', async () => {
    await page.goBack()
    await expect(main.getByRole('link', { name: 'Contribute Notes' })).toHaveAttribute('href', /^\/contribute\?about=/)
    await expect(back).toHaveAttribute('href', '/notes')
    const breadcrumb = main.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(breadcrumb.getByRole('listitem')).toHaveText(['Class 12 Notes'])
    await main.getByRole('link', { name: 'Physics quizzes' }).click()
    await expect(page).toHaveURL(/\/quiz\?subject=Physics$/)
    await expect(page.getByRole('heading', { name: 'Class 12 Physics: Mechanics' })).toBeVisible()
  })
})

test('the notes of a chapter lead to each of them, to the next chapter, and to its questions', async ({ page }) => {
  const main = page.getByRole('main')
  const steps = main.getByRole('navigation', { name: 'Chapters' })

  await test.step('have a card with a View button for each', async () => {
    await page.goto('/notes/physics/rotational-dynamics')
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
  })

  await test.step('lead to the next chapter that has something, and up', async () => {
    await page.goBack()
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
  })

  await test.step('of the last chapter lead up alone', async () => {
    await follow(page, 'Recent Trends in Physics')
    await expect(main.getByRole('heading', { level: 1, name: 'Recent Trends in Physics' })).toBeVisible()
    await expect(steps.getByRole('link', { name: 'Next chapter' })).toHaveCount(0)
    await main.getByRole('link', { name: 'Back to Physics' }).click()
    await expect(page).toHaveURL(/\/notes\/physics$/)
  })

  await test.step('lead on from reading to the questions of the chapter, which says its title once', async () => {
    await follow(page, 'Wave Motion')
    await expect(main.getByRole('heading', { level: 1, name: 'Wave Motion' })).toBeVisible()
    await expect(main.getByText('Wave Motion')).toHaveCount(1)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Read', 'Practise', 'In this chapter'])
    const practise = main.getByRole('region', { name: 'Practise' })
    await expect(practise).toContainText(/15 questions of this chapter in \d+ minutes/)
    await practise.getByRole('link', { name: 'Practise: Class 12 Physics: Wave Motion' }).click()
    await expect(page).toHaveURL(/\/quiz\?q=/)
    await expect(articles(page)).toHaveCount(1)
    await expect(articles(page).getByRole('button', { name: 'Start Quiz' })).toBeVisible()
  })
})

test('a subject without notes shows what it will have, and asks for some', async ({ page }) => {
  const main = page.getByRole('main')

  await test.step('a subject of another class leads back to that class', async () => {
    await page.goto('/notes/mathematicsClass11')
    await page.getByRole('link', { name: 'Back to subjects' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Class 11 Notes' })).toBeVisible()
  })

  await test.step('a chapter without anything is folded into one line, which says that notes are coming', async () => {
    await follow(page, 'Computer Science')
    await expect(page.getByText('Class 11 · 10 chapters · no notes yet')).toBeVisible()
    await expect(articles(page)).toHaveCount(0)
    const multimedia = emptyChapter(page, 'Multimedia')
    await expect(multimedia.getByText('Notes coming soon')).toBeHidden()
    const line = await multimedia.boundingBox()
    expect(line?.height).toBeLessThan(60)
    await multimedia.getByRole('heading', { level: 3, name: 'Multimedia' }).click()
    await expect(multimedia.getByText('Notes coming soon')).toBeVisible()
    await multimedia.getByRole('link', { name: 'Topics of Multimedia' }).click()
  })

  await test.step('its own page asks for notes', async () => {
    await expect(main.getByRole('heading', { level: 2, name: 'No Notes Available Yet' })).toBeVisible()
    // In a subject without notes and quizzes the chapters lead from one to the next.
    await expect(main.getByRole('navigation', { name: 'Chapters' }).getByRole('link')).toHaveCount(2)
    await main.getByRole('link', { name: 'Contribute Notes' }).last().click()
    await expect(page.getByRole('heading', { level: 2, name: 'How to send a note' })).toBeVisible()
    await main.getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL(/\/contact\?subject=/)
    await expect(page.getByLabel('Subject')).toHaveValue('Contribute Notes: Multimedia, Computer Science (Class 11)')
  })
})

test('a subject or a chapter that is unknown is not found', async ({ page }) => {
  await page.goto('/notes/physics/astrology')
  await expect(page.getByRole('heading', { level: 1, name: 'Chapter Not Found' })).toBeVisible()
  await expect(page.getByText("The chapter you're looking for doesn't exist or has been removed.")).toBeVisible()
  await page.goto('/notes/astrology/astrology')
  await expect(page.getByRole('heading', { level: 1, name: 'Subject Not Found' })).toBeVisible()
  for (const key of ['astrology', 'constructor', '__proto__', 'PHYSICS', '%E0%A4%A7']) {
    await page.goto(`/notes/${key}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Subject Not Found' })).toBeVisible()
    await expect(page.getByText("The subject you're looking for doesn't exist or has been removed.")).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to all subjects' }).click()
  await expect(page).toHaveURL(/\/notes$/)
})

test('a subject or chapter without content leads to other content', async ({ page }) => {
  await page.route(/\/assets\/biology-[^/]*\.json$/, async (route) => {
    const response = await route.fetch()
    const content = await response.json()
    // Both files of the subject have this name; its notes contain no chapters.
    await route.fulfill({ response, json: 'chapters' in content ? { ...content, chapters: [] } : content })
  })
  await page.route(/\/assets\/physics-[^/]*\.json$/, async (route) => {
    const response = await route.fetch()
    const content: SubjectOutline | SubjectNotes = await response.json()
    const json = Array.isArray(content.chapters)
      ? { ...content, chapters: content.chapters.map((chapter) => ({ ...chapter, quizzes: [], practiceQuestions: 0 })) }
      : content
    await route.fulfill({ response, json })
  })
  await openAndWait(page, '/notes', page.getByRole('main').getByRole('link', { name: 'Biology', exact: true }))

  await test.step('a subject without chapters says so, and leads to the other subjects', async () => {
    await follow(page, 'Biology')
    await expect(page.getByRole('heading', { level: 2, name: 'No Chapters Available' })).toBeVisible()
    await page.getByRole('link', { name: 'Browse all subjects' }).click()
    await expect(page).toHaveURL(/\/notes$/)
  })

  await test.step('a chapter without questions of its own leads to those of its subject', async () => {
    await follow(page, 'Physics')
    await follow(page, NOTE.title)
    await expect(page.getByRole('heading', { level: 1, name: NOTE.title })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Practise' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Physics quizzes' })).toBeVisible()
  })
})

test('loading is shown, and a failed load can be retried', async ({ page, consoleErrors }) => {
  // The page of a subject fetches it ahead.
  const releaseChapter = await holdBack(page, /\/assets\/_subject\._chapter\.index-[^/]*\.js$/)
  await openAndWait(page, '/notes', page.getByRole('main').getByRole('link', { name: 'Biology', exact: true }))

  await test.step('the list says Loading chapters..., and not a moment longer', async () => {
    const release = await holdBack(page, /\/assets\/biology-[^/]*\.json$/)
    await follow(page, 'Biology')
    await expect(page.getByRole('status').filter({ hasText: 'Loading chapters...' })).toBeAttached()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Biology' })).toBeVisible()
    await expect(page.getByText('Loading chapters...')).toHaveCount(0)
    await expect(page.getByText('Loading notes...')).toHaveCount(0)
  })

  await test.step('a failed load is reported, and can be retried', async () => {
    await page.getByRole('link', { name: 'Back to subjects' }).click()
    await page.route(/\/assets\/physics-[^/]*\.json$/, (route) => route.abort())
    await follow(page, 'Physics')
    await expect(page.getByRole('heading', { level: 1, name: 'The page did not load' })).toBeVisible()
    await expect(page).toHaveURL(/\/notes\/physics$/)
    // Pressed while the file is still lost, so that it does not arrive by itself before.
    const again = page.waitForRequest(/\/assets\/physics-[^/]*\.json$/)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await again
    await page.unroute(/\/assets\/physics-[^/]*\.json$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Physics' })).toBeVisible()
  })

  await test.step('the chapter says Loading notes..., and not a moment longer', async () => {
    await follow(page, 'Interference')
    await expect(page.getByRole('status').filter({ hasText: 'Loading notes...' })).toBeAttached()
    releaseChapter()
    await expect(page.getByRole('heading', { level: 1, name: 'Interference' })).toBeVisible()
    await expect(page.getByText('Loading notes...')).toHaveCount(0)
  })
  await forgetErrors(page, consoleErrors)
})
