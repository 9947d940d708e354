import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import classTwelve from '#content/built/classes/class-12.json' with { type: 'json' }
import notes from '#content/built/notes.json' with { type: 'json' }
import blogs from '#content/built/resources/blogs.json' with { type: 'json' }
import papers from '#content/built/resources/papers.json' with { type: 'json' }
import { FEATURES } from '#content/site/landing.ts'
import { countOf } from '#domain/numbers.ts'
import { openApp, textsOf } from '#tests/support/components/open-app.tsx'
import { PHONE, SIZES } from '#tests/support/components/sizes.ts'
import { findViolations } from '#tests/support/components/violations.ts'

const main = page.getByRole('main')
const region = (name: string) => page.getByRole('region', { name })
const hero = region('Study for the paper you will sit')

test('the front page has its sections in order, begins with two ways in and a sample, and ends with a way on', async () => {
  await openApp('/')
  const sections = main.getByRole('region')
  await expect.element(sections).toHaveLength(7)
  const names = ['Study for the paper', 'Adhyayan in numbers', 'Everything for the exam', 'Class 12 subjects']
  for (const [place, name] of [...names, 'Learning Resources', 'Success Stories', 'Try a quiz now'].entries())
    await expect.element(sections.nth(place)).toHaveAccessibleName(new RegExp(`^${name}`))

  await expect.element(hero.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(hero.getByRole('link', { name: 'Start Learning' })).toHaveAttribute('href', '/notes')
  await expect.element(hero.getByRole('link', { name: 'Explore Resources' })).toHaveAttribute('href', '/resources')
  const sample = hero.getByRole('figure', { name: 'Sample Physics quiz' })
  await expect.element(sample.getByText('Physics Quiz', { exact: true })).toBeVisible()
  await expect.element(sample.getByText('75%', { exact: true })).toBeVisible()
  const track = sample.getByRole('progressbar')
  await expect.element(track).toHaveAttribute('aria-valuenow', '75')
  const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? Number.NaN
  expect(widthOf(track.element().querySelector('div')) / widthOf(track.element())).toBeCloseTo(0.75, 2)

  const end = region('Try a quiz now')
  await expect.element(end.getByRole('link', { name: 'Take Quiz' })).toHaveAttribute('href', '/quiz')
  const signUp = end.getByRole('link', { name: 'Create an account' })
  await expect.element(signUp).toHaveAttribute('href', '/login?mode=signup')
})

test('the front page lists four features, the first six subjects and the resources, and counts them', async () => {
  await openApp('/')
  const cards = region('Everything for the exam').getByRole('article')
  await expect.element(cards).toHaveLength(4)
  expect(textsOf(cards.getByRole('heading', { level: 3 }))).toEqual([
    'Comprehensive Study Materials',
    'Educational Resources',
    'Progress Tracking',
    'Organized Learning',
  ])
  for (const [place, { description, benefits }] of FEATURES.entries()) {
    await expect.element(cards.nth(place).getByText(description)).toBeVisible()
    expect(textsOf(cards.nth(place).getByRole('listitem'))).toEqual([...benefits])
  }

  const links = region('Class 12 subjects').getByRole('list').getByRole('link')
  const subjects = classTwelve.slice(0, 6)
  expect(subjects.map(({ key }) => key)).toEqual(['physics', 'chemistry', 'biology', 'computer', 'english', 'nepali'])
  await expect.element(links).toHaveLength(6)
  for (const [place, { key, name, totalChapters, totalNotes }] of subjects.entries()) {
    await expect.element(links.nth(place)).toHaveAttribute('href', `/notes/${key}`)
    const text = `${name}${countOf(totalChapters, 'chapter')}${countOf(totalNotes, 'note')}`
    await expect.element(links.nth(place)).toHaveTextContent(text)
  }
  await expect.element(page.getByRole('link', { name: 'All subjects' })).toHaveAttribute('href', '/notes')

  const block = region('Learning Resources')
  for (const [title, path, counted] of [
    ['Study Notes', '/notes', countOf(notes.length, 'study note')],
    ['Educational Blogs', '/resources/blogs', countOf(blogs.length, 'article')],
    ['Past Papers', '/resources/past-papers', countOf(papers.length, 'paper')],
  ] as const) {
    const entry = block.getByRole('link', { name: title })
    await expect.element(entry).toHaveAttribute('href', path)
    await expect.element(entry.getByText(counted, { exact: true })).toBeVisible()
  }
  await expect.element(block.getByRole('link', { name: 'All resources' })).toHaveAttribute('href', '/resources')
})

test('the first screen of a phone has the most important links', async () => {
  for (const [width, height] of [PHONE, [360, 640] as const]) {
    await page.viewport(width, height)
    await openApp('/')
    for (const part of [
      hero.getByRole('heading', { level: 1 }),
      hero.getByText('Chapter-wise notes, timed quizzes and mock exams'),
      hero.getByRole('link', { name: 'Start Learning' }),
      hero.getByRole('link', { name: 'Explore Resources' }),
    ])
      await expect.element(part).toBeInViewport({ ratio: 1 })
    expect(document.documentElement.scrollWidth - innerWidth).toBe(0)
  }
})

/** The browser has called all observers that were there before. */
function untilObserved(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
}

test('the cards of the front page come in one after the other, but are there before', async () => {
  await page.viewport(...PHONE)
  await openApp('/')
  await expect.element(region('Everything for the exam')).toBeInTheDocument()
  const cards = () => region('Everything for the exam').element().querySelector('ul')?.children ?? []
  const styleOf = (place: number) => getComputedStyle(cards()[place] as Element)
  expect(styleOf(0)).toMatchObject({ opacity: '1', animationName: 'none' })
  // Cards that are visible when they are first observed are not animated.
  await untilObserved(cards()[0] as Element)
  cards()[0]?.scrollIntoView()
  for (const [place, animationDelay] of ['0s', '0.1s', '0.2s', '0.3s'].entries())
    await expect
      .poll(() => [styleOf(place).animationName, styleOf(place).animationDelay])
      .toEqual(['rise', animationDelay])
})

test('the front page can be used by everyone, with another story shown', async () => {
  await openApp('/')
  await page.getByRole('button', { name: 'Story 2 of 3' }).click()
  for (const size of Object.values(SIZES)) {
    await page.viewport(...size)
    const story = region('Success Stories').getByRole('group', { name: '2 of 3' })
    await expect.element(story).toHaveStyle({ opacity: '1' })
    expect(await findViolations()).toEqual([])
  }
})
