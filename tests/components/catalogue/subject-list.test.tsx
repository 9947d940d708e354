import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { articles, cardOf, heading, main, searchBox } from '#tests/support/components/catalogue.ts'
import { openApp, textsOf } from '#tests/support/components/open-app.tsx'

const found = (text: string) => page.getByRole('status').filter({ hasText: text })
const address = () => location.pathname + location.search
const nothing = page.getByRole('heading', { name: 'No results found' })

async function open(path = '/notes') {
  await openApp(path)
  await expect.element(searchBox).toBeVisible()
}

test('shows a card for each subject, with its chapters and notes counted, which opens it from anywhere', async () => {
  await open()
  await expect.element(heading).toHaveTextContent('Class 12 Notes')
  await expect.element(articles).toHaveLength(7)
  await expect.element(cardOf('Physics')).toMatchTextContent('22 chapters')
  await expect.element(cardOf('Physics')).toMatchTextContent(/\d notes?$/)
  await expect.element(cardOf('Physics').getByRole('listitem')).toHaveLength(4)
  await expect.poll(() => document.title).toBe('Class 12 Notes | Adhyayan')
  await cardOf('Chemistry').click({ position: { x: 60, y: 200 } })
  await expect.poll(address).toBe('/notes/chemistry')
})

test('is searched in any case and either script, over titles and topics', async () => {
  await open()
  await searchBox.fill('ROTATIONAL')
  await expect.element(articles).toHaveLength(1)
  await expect
    .poll(() => textsOf(articles.getByRole('listitem')))
    .toEqual(['•Rotational Dynamics', '•Rotational kinetic energy, work and power'])
  await expect.poll(address).toBe('/notes?q=ROTATIONAL')
  await expect.element(found('1 subject found.')).toBeInTheDocument()
  await searchBox.fill('व्याकरण')
  await expect.element(articles).toHaveLength(1)
  await expect.element(articles).toMatchTextContent('Nepali')
  await searchBox.fill('physic')
  await expect.element(articles.first().getByText(/^\+\d+ more topics$/)).toBeVisible()
  await expect.element(articles.first().getByRole('listitem')).toHaveLength(4)
})

test('says that there is nothing, and shows all the subjects below', async () => {
  await open()
  await searchBox.fill('no such thing')
  await expect.element(nothing).toBeVisible()
  const hint = 'Try searching with different keywords or browse all subjects below.'
  await expect.element(page.getByText(hint)).toBeVisible()
  await expect.element(found('0 subjects found.')).toBeInTheDocument()
  await expect.element(articles).toHaveLength(7)
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect.element(nothing).not.toBeInTheDocument()
  await expect.element(searchBox).toHaveFocus()
  await expect.element(searchBox).toHaveValue('')
  await expect.poll(address).toBe('/notes')
})

test('shows what the search finds in topics, and not that there is nothing, where no subject has the name', async () => {
  await open()
  await searchBox.fill('mock exam')
  const inTopics = page.getByRole('heading', { level: 2, name: 'No subject of this name; in topics:', exact: true })
  await expect.element(inTopics).toBeVisible()
  const more = page.getByRole('region', { name: 'More results' })
  await expect.element(more.getByRole('listitem').getByRole('link').first()).toBeVisible()
  await expect.element(nothing).not.toBeInTheDocument()
  await expect.element(articles).toHaveLength(7)
  await searchBox.fill('')
  await expect.element(inTopics).not.toBeInTheDocument()
  await expect.poll(address).toBe('/notes')
})

test.each([
  ['Class 12', 'Class 12 Notes', 7],
  ['Class 11', 'Class 11 Notes', 7],
  ['Class 10', 'Class 10 Subjects', 6],
])('shows the class that is in the address: %s', async (grade, title, count) => {
  await open(`/notes?grade=${encodeURIComponent(grade)}`)
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(articles).toHaveLength(count)
  await expect.element(page.getByRole('button', { name: grade, exact: true, pressed: true })).toBeVisible()
})

test('does not speak of notes where there are none', async () => {
  await open('/notes?grade=Class+10')
  await expect.element(page.getByText('There are no notes for Class 10 yet.')).toBeVisible()
  await expect.element(page.getByText('Every note is a PDF')).not.toBeInTheDocument()
  for (const card of articles.elements()) expect(card.textContent).toContain('no notes yet')
})

test('keeps class and query in the address, and does without what it does not know', async () => {
  await open('/notes?q=optic&grade=Class+11')
  await expect.element(searchBox).toHaveValue('optic')
  await page.getByRole('button', { name: 'Class 12', exact: true }).click()
  await expect.poll(address).toBe('/notes?q=optic')
  await expect.element(heading).toHaveTextContent('Class 12 Notes')
  await open('/notes?q=12')
  await expect.element(searchBox).toHaveValue('12')
  await open('/notes?q={"a":1}&grade=Class+9')
  await expect.element(heading).toHaveTextContent('Class 12 Notes')
  await expect.element(articles).toHaveLength(7)
  await expect.element(searchBox).toHaveValue('')
})

test('the way to a note can be gone with the keyboard alone', async () => {
  await open()
  await searchBox.click()
  await userEvent.keyboard('rotational')
  await expect.element(articles).toHaveLength(1)
  for (let press = 0; press < 4; press++) await userEvent.tab()
  await expect.element(articles.getByRole('link', { name: 'Physics' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Bookmark subject' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/notes/physics')
  const chapter = articles.filter({
    has: page.getByRole('heading', { level: 2, name: 'Rotational Dynamics', exact: true }),
  })
  const link = chapter.getByRole('link').first()
  await expect.element(link).toBeVisible()
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/notes/physics/rotational-dynamics')
  const view = main.getByRole('link', { name: 'View Rotational Dynamics' })
  await expect.element(view).toBeVisible()
  ;(view.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/notes/physics/rotational-dynamics/physics-rotational-dynamics-notes/view')
})
