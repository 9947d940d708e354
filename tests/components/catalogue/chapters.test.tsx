import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { articles, heading, main } from '#tests/support/components/catalogue.ts'
import { openApp, textsOf } from '#tests/support/components/open-app.tsx'

const NOTE = 'Rotational Dynamics'
const back = main.getByRole('link', { name: 'Back to subjects' })
const steps = main.getByRole('navigation', { name: 'Chapters' })
const breadcrumb = main.getByRole('navigation', { name: 'Breadcrumb' })
const address = () => location.pathname + location.search
const emptyChapters = () => [...document.querySelectorAll('main details')]
const chapterCard = (title: string) =>
  articles.filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

async function open(path: string, title: string) {
  await openApp(path)
  await expect.element(heading).toHaveTextContent(title)
}

const follow = (name: string) => main.getByRole('link', { name, exact: true }).first().click()

test('the chapter list gives Nepali titles as Nepali', async () => {
  await open('/notes/nepali', 'Nepali')
  const title = page.getByRole('heading', { name: 'व्याकरण (Grammar)' })
  await expect.element(title).toBeVisible()
  expect(title.element().querySelector('[lang=ne]')?.textContent).toBe('व्याकरण')
  await expect.element(page.getByText('नेपाली व्याकरण', { exact: true })).toHaveAttribute('lang', 'ne')
})

test('the chapter list shows first what can be read or practised, in its order', async () => {
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (address, options) => {
    const response = await fetch(address, options)
    if (!/subjects\/english[^/]*\.json/.test(String(address))) return response
    const subject: SubjectOutline = await response.json()
    const chapters = subject.chapters.map((chapter, index) =>
      index < 3 ? { ...chapter, notesCount: 0, quizzes: [], practiceQuestions: 0 } : chapter,
    )
    return Response.json({ ...subject, chapters })
  })
  await open('/notes/english', 'English')
  await expect.element(articles.first()).toMatchTextContent('4Grammar')
  expect([articles.elements().length, emptyChapters().length]).toEqual([5, 3])
  const lastCard = articles.last().element().getBoundingClientRect()
  const firstLine = emptyChapters()[0]?.getBoundingClientRect()
  expect(lastCard.y).toBeLessThan(firstLine?.y ?? 0)

  await open('/notes/physics', 'Physics')
  await expect.element(articles.first()).toMatchTextContent(`1${NOTE}`)
  expect(articles.elements().length + emptyChapters().length).toBe(22)
  for (const card of articles.elements()) await expect.element(card).toMatchTextContent(/Added|Practise/)
  await expect.element(chapterCard('Interference')).toMatchTextContent('Superposition of light from coherent sources')
  const practise = chapterCard('Wave Motion').getByRole('link', { name: /^Practise/ })
  await expect.element(practise).toMatchTextContent(/15 questions, \d+ minutes/)
  await expect.element(chapterCard(NOTE)).not.toMatchTextContent('Notes coming soon')
  const note = chapterCard(NOTE).getByRole('listitem').getByRole('link')
  await expect.element(note).toMatchTextContent(NOTE)
  await expect.element(note).toMatchTextContent(/Added \d+ \w+ 20\d\d/)
  await expect.element(note).toMatchTextContent(/\d+ (kB|MB)/)
  await note.click()
  await expect.poll(address).toBe('/notes/physics/rotational-dynamics/physics-rotational-dynamics-notes/view')
})

test('the chapter list has its ways back, forth and aside', async () => {
  await open('/notes/physics', 'Physics')
  const about = expect.stringMatching(/^\/contribute\?about=/)
  await expect.element(main.getByRole('link', { name: 'Contribute Notes' })).toHaveAttribute('href', about)
  await expect.element(back).toHaveAttribute('href', '/notes')
  await expect.poll(() => textsOf(breadcrumb.getByRole('listitem'))).toEqual(['Class 12 Notes'])
  await main.getByRole('link', { name: 'Physics quizzes' }).click()
  await expect.poll(address).toBe('/quiz?subject=Physics')
  await expect.element(page.getByRole('heading', { name: 'Class 12 Physics: Mechanics' })).toBeVisible()
})

test('the notes of a chapter have a card with a View button for each', async () => {
  await open('/notes/physics/rotational-dynamics', NOTE)
  await expect.element(main.getByText('Chapter 1 of 22')).toBeVisible()
  const about = expect.stringMatching(/^\/contribute\?about=/)
  await expect.element(main.getByRole('link', { name: 'Contribute Notes' })).toHaveAttribute('href', about)
  await expect.element(main.getByText(/upload/i)).not.toBeInTheDocument()
  const topics = main.getByRole('region', { name: 'In this chapter' })
  await expect.element(topics.getByRole('listitem').first()).toMatchTextContent('Equations of angular motion')
  const card = main.getByRole('region', { name: 'Read' }).getByRole('listitem')
  await expect.element(card).toMatchTextContent(/Added \d+ \w+ 20\d\d/)
  await expect.element(card).toMatchTextContent(/\d+ (kB|MB)/)
  await expect.element(main.getByText('No Notes Available Yet')).not.toBeInTheDocument()
  await card.getByRole('link', { name: 'View' }).click()
  await expect.poll(address).toBe('/notes/physics/rotational-dynamics/physics-rotational-dynamics-notes/view')
})

test('a chapter leads to the next one that has something, and up', async () => {
  await open('/notes/physics/rotational-dynamics', NOTE)
  await expect.poll(() => textsOf(steps.getByRole('link'))).toEqual(['Next chapter (2 of 22)Periodic Motion'])
  await steps.getByRole('link').click()
  await expect.element(heading).toHaveTextContent('Periodic Motion')
  const previous = steps.getByRole('link').first()
  await expect.element(previous).toHaveTextContent(`Previous chapter (1 of 22)${NOTE}`)
  await steps.getByRole('link', { name: 'Next chapter' }).click()
  await expect.element(heading).not.toHaveTextContent('Periodic Motion')
  await expect.element(main.getByRole('heading', { level: 2, name: /^(Read|Practise)$/ }).first()).toBeVisible()
  await expect.poll(() => textsOf(breadcrumb.getByRole('listitem'))).toEqual(['Class 12 Notes', 'Physics'])
  await breadcrumb.getByRole('link', { name: 'Physics' }).click()
  await expect.poll(address).toBe('/notes/physics')

  await follow('Recent Trends in Physics')
  await expect.element(heading).toHaveTextContent('Recent Trends in Physics')
  await expect.element(steps.getByRole('link', { name: 'Next chapter' })).not.toBeInTheDocument()
  await main.getByRole('link', { name: 'Back to Physics' }).click()
  await expect.poll(address).toBe('/notes/physics')
})

test('a chapter leads on from reading to its questions, and says its title once', async () => {
  await open('/notes/physics', 'Physics')
  await follow('Wave Motion')
  await expect.element(heading).toHaveTextContent('Wave Motion')
  await expect.element(main.getByText('Wave Motion')).toHaveLength(1)
  await expect
    .poll(() => textsOf(main.getByRole('heading', { level: 2 })))
    .toEqual(['Read', 'Practise', 'In this chapter'])
  const practise = main.getByRole('region', { name: 'Practise' })
  await expect.element(practise).toMatchTextContent(/15 questions of this chapter in \d+ minutes/)
  await practise.getByRole('link', { name: 'Practise: Class 12 Physics: Wave Motion' }).click()
  await expect.poll(address).toMatch(/^\/quiz\?q=/)
  await expect.element(articles).toHaveLength(1)
  await expect.element(articles.getByRole('button', { name: 'Start Quiz' })).toBeVisible()
})

test('a chapter without anything is folded into one line, and its own page asks for notes', async () => {
  await open('/notes/mathematicsClass11', 'Mathematics')
  await back.click()
  await expect.element(heading).toHaveTextContent('Class 11 Notes')
  await follow('English')
  await expect.element(page.getByText('Class 11 · 7 chapters · no notes yet')).toBeVisible()
  await expect.element(articles).toHaveLength(0)
  const title = main.getByRole('heading', { level: 3, name: 'Poems', exact: true })
  const line = title.element().closest('details')
  if (!line) throw new Error('The chapter is not folded.')
  const poems = page.elementLocator(line)
  await expect.element(poems.getByText('Notes coming soon')).not.toBeVisible()
  expect(line.getBoundingClientRect().height).toBeLessThan(60)
  await title.click()
  await expect.element(poems.getByText('Notes coming soon')).toBeVisible()
  await poems.getByRole('link', { name: 'Topics of Poems' }).click()

  await expect.element(main.getByRole('heading', { level: 2, name: 'No Notes Available Yet' })).toBeVisible()
  // In a subject without notes and quizzes the chapters lead from one to the next.
  await expect.element(steps.getByRole('link')).toHaveLength(2)
  await main.getByRole('link', { name: 'Contribute Notes' }).last().click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'How to send a note' })).toBeVisible()
  await main.getByRole('link', { name: 'Write to us' }).click()
  await expect.poll(address).toMatch(/^\/contact\?subject=/)
  const subject = 'Contribute Notes: Poems, English (Class 11)'
  await expect.element(page.getByLabelText('Subject')).toHaveValue(subject)
})

test.each([
  ['/notes/physics/astrology', 'Chapter'],
  ['/notes/astrology/astrology', 'Subject'],
  ...['astrology', 'constructor', '__proto__', 'PHYSICS', '%E0%A4%A7'].map((key) => [`/notes/${key}`, 'Subject']),
])('what is unknown is not found: %s', async (path, what) => {
  await open(path, `${what} Not Found`)
  const hint = `The ${what?.toLowerCase()} you're looking for doesn't exist or has been removed.`
  await expect.element(page.getByText(hint)).toBeVisible()
  await page.getByRole('link', { name: 'Back to all subjects' }).click()
  await expect.poll(address).toBe('/notes')
})
