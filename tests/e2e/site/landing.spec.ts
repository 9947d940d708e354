import { readFileSync } from 'node:fs'
import { FEATURES } from '#content/site/landing.ts'
import { countOf } from '#domain/numbers.ts'
import { expect, onEachSize, PHONE, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { boxOf, open, slidesIn } from './front-page.ts'

type Listed = { key: string; name: string; totalChapters: number; totalNotes: number }

function readBuilt<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(`../../../content/built/${path}.json`, import.meta.url), 'utf8'))
}

test('the front page', async ({ page }) => {
  await open(page)

  await test.step('has its sections in order', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('region')).toHaveCount(7)
    const names = ['Study for the paper', 'Adhyayan in numbers', 'Everything for the exam', 'Class 12 subjects']
    for (const [place, name] of [...names, 'Learning Resources', 'Success Stories', 'Try a quiz now'].entries()) {
      await expect(main.getByRole('region').nth(place)).toHaveAccessibleName(new RegExp(`^${name}`))
    }
  })

  await test.step('begins with the two ways in, and a sample', async () => {
    const hero = page.getByRole('region', { name: 'Study for the paper you will sit' })
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hero.getByRole('link', { name: 'Start Learning' })).toHaveAttribute('href', '/notes')
    await expect(hero.getByRole('link', { name: 'Explore Resources' })).toHaveAttribute('href', '/resources')
    const sample = hero.getByRole('figure', { name: 'Sample Physics quiz' })
    await expect(sample.getByText('Physics Quiz', { exact: true })).toBeVisible()
    await expect(sample.getByText('75%', { exact: true })).toBeVisible()
    await expect(sample.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75')
    const [bar, track] = await Promise.all([
      sample.getByRole('progressbar').locator('div').boundingBox(),
      sample.getByRole('progressbar').boundingBox(),
    ])
    expect((bar?.width ?? 0) / (track?.width ?? 1)).toBeCloseTo(0.75, 2)
  })

  await test.step('ends with a way on', async () => {
    const end = page.getByRole('region', { name: 'Try a quiz now' })
    await expect(end.getByRole('link', { name: 'Take Quiz' })).toHaveAttribute('href', '/quiz')
    await expect(end.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/login?mode=signup')
  })

  await test.step('lists four features with their benefits', async () => {
    const cards = page.getByRole('region', { name: 'Everything for the exam' }).getByRole('article')
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
      'Comprehensive Study Materials',
      'Educational Resources',
      'Progress Tracking',
      'Organized Learning',
    ])
    for (const [place, { description, benefits }] of FEATURES.entries()) {
      await expect(cards.nth(place).getByText(description)).toBeVisible()
      await expect(cards.nth(place).getByRole('listitem')).toHaveText([...benefits])
    }
  })

  await test.step('leads to the first six subjects, and says what they hold', async () => {
    const links = page.getByRole('region', { name: 'Class 12 subjects' }).getByRole('list').getByRole('link')
    const subjects = readBuilt<Listed[]>('classes/class-12').slice(0, 6)
    expect(subjects.map(({ key }) => key)).toEqual(['physics', 'chemistry', 'biology', 'computer', 'english', 'nepali'])
    await expect(links).toHaveCount(6)
    for (const [place, { key, name, totalChapters, totalNotes }] of subjects.entries()) {
      const link = links.nth(place)
      await expect(link).toHaveAttribute('href', `/notes/${key}`)
      await expect(link).toHaveText(`${name}${countOf(totalChapters, 'chapter')}${countOf(totalNotes, 'note')}`)
    }
    await expect(page.getByRole('link', { name: 'All subjects' })).toHaveAttribute('href', '/notes')
  })

  await test.step('counts the learning resources from the content', async () => {
    const block = page.getByRole('region', { name: 'Learning Resources' })
    const amount = (path: string) => readBuilt<unknown[]>(path).length
    for (const [title, path, counted] of [
      ['Study Notes', '/notes', countOf(amount('notes'), 'study note')],
      ['Educational Blogs', '/resources/blogs', countOf(amount('resources/blogs'), 'article')],
      ['Past Papers', '/resources/past-papers', countOf(amount('resources/papers'), 'paper')],
    ] as const) {
      const entry = block.getByRole('link', { name: title })
      await expect(entry).toHaveAttribute('href', path)
      await expect(entry.getByText(counted, { exact: true })).toBeVisible()
    }
    await expect(block.getByRole('link', { name: 'All resources' })).toHaveAttribute('href', '/resources')
  })

  await test.step('its first screen has the most important links', () =>
    onEachSize(
      page,
      async () => {
        const hero = page.getByRole('region', { name: 'Study for the paper' })
        for (const part of [
          hero.getByRole('heading', { level: 1 }),
          hero.getByText('Chapter-wise notes, timed quizzes and mock exams'),
          hero.getByRole('link', { name: 'Start Learning' }),
          hero.getByRole('link', { name: 'Explore Resources' }),
        ]) {
          await expect(part).toBeInViewport({ ratio: 1 })
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      },
      { phone: PHONE, 'small phone': { width: 360, height: 640 } },
    ))

  await test.step('its cards come in one after the other, but are there before', async () => {
    await page.setViewportSize(PHONE)
    const cards = page
      .getByRole('region', { name: 'Everything for the exam' })
      .getByRole('list')
      .first()
      .locator('> li')
    await expect(cards.first()).toHaveCSS('opacity', '1')
    await expect(cards.first()).toHaveCSS('animation-name', 'none')
    await cards.first().scrollIntoViewIfNeeded()
    for (const [place, delay] of ['0s', '0.1s', '0.2s', '0.3s'].entries()) {
      await expect(cards.nth(place)).toHaveCSS('animation-name', 'rise')
      await expect(cards.nth(place)).toHaveCSS('animation-delay', delay)
    }
  })
})

test.describe('the front page on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('has stories that turn by a finger, and can be used by everyone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)

    await test.step('has stories that turn by a finger', async () => {
      const slides = slidesIn(page)
      await slides.scrollIntoViewIfNeeded()
      const box = await boxOf(slides)
      const touch = await page.context().newCDPSession(page)
      const y = box.y + box.height / 2
      let timestamp = Date.now() / 1_000
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) => {
        timestamp += 0.02
        const touchPoints = x === undefined ? [] : [{ x, y }]
        return touch.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
      }
      await send('touchStart', 320)
      for (const x of [300, 270, 230, 190, 150, 110]) await send('touchMove', x)
      await send('touchEnd')
      await expect(slides.getByRole('group', { name: '2 of 3' })).toBeVisible()
      await expect(slides.getByRole('group')).toHaveCount(1)
    })

    await test.step('can be used by everyone', async () => {
      await page.getByRole('button', { name: 'Story 2 of 3' }).click()
      await onEachSize(page, async () => {
        await expect(page.getByRole('group', { name: '2 of 3' })).toHaveCSS('opacity', '1')
        expect(await findViolations(page)).toEqual([])
        const small = await page.getByRole('main').evaluate((main) =>
          [...main.querySelectorAll('a, button')]
            .filter((target) => {
              const { width, height } = target.getBoundingClientRect()
              return width < 44 || height < 44
            })
            .map((target) => target.textContent),
        )
        expect(small).toEqual([])
      })
    })
  })
})
