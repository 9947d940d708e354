import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { FEATURES, STATS, TESTIMONIALS } from '../../../content/site/landing.ts'
import { countOf } from '../../../domain/plural.ts'
import { DESKTOP, expect, PHONE, test } from '../browser.ts'
import { findViolations } from '../page-violations.ts'
import { openAndWait } from './prerendered.ts'

type Listed = { key: string; name: string; totalChapters: number; totalNotes: number }

function readBuilt<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(`../../../content/built/${path}.json`, import.meta.url), 'utf8'))
}

/** Such as `1 note` or `22 chapters`. */

const open = (page: Page) => openAndWait(page, '/', page.getByRole('region', { name: 'Success Stories' }))

const carouselIn = (page: Page) => page.getByRole('region', { name: 'Success Stories' })

test('has its sections in order', async ({ page }) => {
  await open(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('region')).toHaveCount(7)
  const names = ['Study for the paper', 'Adhyayan in numbers', 'Everything for the exam', 'Class 12 subjects']
  for (const [place, name] of [...names, 'Learning Resources', 'Success Stories', 'Try a quiz now'].entries()) {
    await expect(main.getByRole('region').nth(place)).toHaveAccessibleName(new RegExp(`^${name}`))
  }
})

test('begins with the two ways in, and a sample', async ({ page }) => {
  await open(page)
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

test('ends with a way on', async ({ page }) => {
  await open(page)
  const end = page.getByRole('region', { name: 'Try a quiz now' })
  await expect(end.getByRole('link', { name: 'Take Quiz' })).toHaveAttribute('href', '/quiz')
  await expect(end.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/login')
})

test('lists four features with their benefits', async ({ page }) => {
  await open(page)
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

test('leads to the first six subjects, and says what they hold', async ({ page }) => {
  await open(page)
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

test('counts the learning resources from the content', async ({ page }) => {
  await open(page)
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

test.describe('the stats band', () => {
  // So low that the band lies below it.
  test.use({ viewport: { width: 1440, height: 400 } })

  const bandIn = (page: Page) => page.getByRole('region', { name: 'Adhyayan in numbers' })
  const figuresIn = (page: Page) => bandIn(page).getByRole('definition')

  /** Scrolls until this share of the band is on the screen, and until the browser has told everyone who watches. */
  async function showShare(page: Page, share: number) {
    await bandIn(page).evaluate((band, shown) => {
      const { top, height } = band.getBoundingClientRect()
      scrollBy(0, top + height * shown - innerHeight)
      return new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(band)
      })
    }, share)
  }

  const expectFixed = async (page: Page) => {
    await expect(figuresIn(page)).toHaveText(['10,000+', '1,000+', '95%', '1M+'])
    for (const { value } of STATS)
      await expect(bandIn(page).getByText(value, { exact: true })).toHaveCSS('opacity', '1')
  }

  test('has its four texts', async ({ page }) => {
    await open(page)
    await expect(bandIn(page).getByRole('term')).toHaveText([
      'Active Students',
      'Study Materials',
      'Success Rate',
      'Hours Saved',
    ])
    await expectFixed(page)
  })

  test('counts up once, when a fifth of it is seen', async ({ page }) => {
    await page.clock.install()
    await open(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const before = await bandIn(page).boundingBox()
    await showShare(page, 0.1)
    await page.clock.runFor(400)
    await expectFixed(page)

    await showShare(page, 0.25)
    const counting = figuresIn(page).locator('[aria-hidden]')
    await page.clock.runFor(400)
    await expect(counting).toHaveCount(4)
    const early = await counting.allTextContents()
    await page.clock.runFor(400)
    const later = await counting.allTextContents()
    for (const [place, { value }] of STATS.entries()) {
      const toNumber = (text = '') => Number.parseFloat(text.replaceAll(',', ''))
      expect(toNumber(early[place])).toBeLessThan(toNumber(later[place]))
      expect(toNumber(later[place])).toBeLessThan(toNumber(value))
      // What is read aloud is the figure itself, all the time.
      await expect(bandIn(page).getByText(value, { exact: true })).toBeAttached()
    }
    const during = await bandIn(page).boundingBox()
    expect([during?.width, during?.height]).toEqual([before?.width, before?.height])

    await page.clock.runFor(1_000)
    await expectFixed(page)
    await page.evaluate(() => scrollTo(0, 0))
    await showShare(page, 1)
    await page.clock.runFor(400)
    await expectFixed(page)
  })

  test('stands still for who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await open(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await showShare(page, 1)
    await page.clock.runFor(400)
    await expectFixed(page)
  })
})

test.describe('the success stories', () => {
  test.use({ viewport: DESKTOP })

  const slidesIn = (page: Page) => page.locator('#story-slides')
  const slide = (page: Page, place: number) => slidesIn(page).getByRole('group', { name: `${place} of 3` })
  const button = (page: Page, name: string) => carouselIn(page).getByRole('button', { name })

  async function expectSlide(page: Page, place: number) {
    await expect(slidesIn(page).getByRole('group')).toHaveCount(1)
    await expect(slide(page, place)).toContainText(TESTIMONIALS[place - 1]?.quote ?? 'none')
    await expect(carouselIn(page).locator('button[aria-current="true"]')).toHaveAccessibleName(`Story ${place} of 3`)
  }

  /** Opens the page with the first slide just turned up, and a clock that only the test moves. */
  async function openStill(page: Page) {
    await page.clock.install()
    await open(page)
    await carouselIn(page).scrollIntoViewIfNeeded()
    await button(page, 'Story 1 of 3').focus()
    await page.clock.pauseAt(Date.now() + 60_000)
    await button(page, 'Story 1 of 3').press('Enter')
    await blur(page)
    await expectSlide(page, 1)
  }
  const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

  const expectStill = async (page: Page, place: number) => {
    await page.clock.runFor(20_000)
    await expectSlide(page, place)
  }

  test('are three, told as a carousel', async ({ page }) => {
    await openStill(page)
    expect(TESTIMONIALS).toHaveLength(3)
    await expect(carouselIn(page)).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(slidesIn(page).locator('[aria-roledescription="slide"]')).toHaveCount(3)
    for (const { quote, name, role } of TESTIMONIALS) {
      const story = slidesIn(page).getByRole('figure', { includeHidden: true }).filter({ hasText: quote })
      await expect(story).toContainText(name)
      await expect(story).toContainText(role)
    }
    // Nobody said them, and the page does not pretend otherwise.
    await expect(carouselIn(page)).toContainText('Samples, written by us')
  })

  test('turn every five seconds, and begin again after the third', async ({ page }) => {
    await openStill(page)
    for (const place of [2, 3, 1]) {
      await page.clock.runFor(4_900)
      await expectSlide(page, place === 1 ? 3 : place - 1)
      await page.clock.runFor(100)
      await expectSlide(page, place)
    }
  })

  test('turn by the buttons in both directions, and by the dots', async ({ page }) => {
    await openStill(page)
    for (const place of [2, 3, 1]) {
      await button(page, 'Next story').click()
      await expectSlide(page, place)
    }
    for (const place of [3, 2, 1]) {
      await button(page, 'Previous story').click()
      await expectSlide(page, place)
    }
    for (const place of [3, 1, 2]) {
      await button(page, `Story ${place} of 3`).click()
      await expectSlide(page, place)
    }
  })

  test('are told aloud only when they do not turn by themselves', async ({ page }) => {
    await openStill(page)
    await expect(slidesIn(page)).toHaveAttribute('aria-live', 'off')
    await button(page, 'Next story').focus()
    await expect(slidesIn(page)).toHaveAttribute('aria-live', 'polite')
  })

  test('stop by the pause button, and go on by it', async ({ page }) => {
    await openStill(page)
    await button(page, 'Pause the stories').click()
    await page.mouse.move(0, 0)
    await blur(page)
    await expectStill(page, 1)
    // Whoever presses play means it, although pointer and focus are on the button.
    await button(page, 'Play the stories').click()
    await expect(button(page, 'Pause the stories')).toBeFocused()
    await page.clock.runFor(5_000)
    await expectSlide(page, 2)
  })

  test('wait while the pointer is on them', async ({ page }) => {
    await openStill(page)
    await slide(page, 1).hover()
    await expectStill(page, 1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(5_000)
    await expectSlide(page, 2)
  })

  test('wait while the focus is in them', async ({ page }) => {
    await openStill(page)
    await button(page, 'Story 2 of 3').focus()
    await page.keyboard.press('Tab')
    await expectStill(page, 1)
    await blur(page)
    await page.clock.runFor(5_000)
    await expectSlide(page, 2)
  })

  test('wait while the tab is hidden', async ({ page }) => {
    await openStill(page)
    const setVisibility = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await setVisibility('hidden')
    await expectStill(page, 1)
    await setVisibility('visible')
    await page.clock.runFor(5_000)
    await expectSlide(page, 2)
  })

  test('turn for who wants no motion only when asked to', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStill(page)
    await expectStill(page, 1)
    await button(page, 'Play the stories').click()
    await page.clock.runFor(5_000)
    await expectSlide(page, 2)
  })

  for (const viewport of [PHONE, DESKTOP]) {
    test(`keep their place on the page ${viewport.width} px wide, however long the story`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await openStill(page)
      const heights = new Set<number>()
      for (const place of [2, 3, 1]) {
        await button(page, 'Next story').click()
        await expectSlide(page, place)
        heights.add(await page.evaluate(() => document.documentElement.scrollHeight))
      }
      expect(heights.size).toBe(1)
    })
  }

  /** Drags by `px` in `ms` milliseconds of the page's clock, with the mouse. */
  async function drag(page: Page, px: number, ms: number, rest = 0) {
    const box = await boxOf(slidesIn(page))
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let part = 1; part <= 5; part++) {
      await page.clock.runFor(ms / 5)
      await page.mouse.move(x + (px * part) / 5, y)
    }
    if (rest > 0) await page.clock.runFor(rest)
    await page.mouse.up()
    await page.mouse.move(0, 0)
  }

  test('turn by a swipe, when its way times its speed is beyond 10000', async ({ page }) => {
    await openStill(page)
    await drag(page, -120, 100) // 120 px at 1200 px/s
    await expectSlide(page, 2)
    await drag(page, -120, 100)
    await expectSlide(page, 3)
    await drag(page, -120, 100)
    await expectSlide(page, 1)
    await drag(page, 120, 100)
    await expectSlide(page, 3)
    await drag(page, 120, 100)
    await expectSlide(page, 2)
    await drag(page, -60, 1_000) // 60 px at 60 px/s
    await expectSlide(page, 2)
    await drag(page, -300, 200, 500) // far and fast, then at rest
    await expectSlide(page, 2)
    await drag(page, 20, 100) // 20 px at 200 px/s
    await expectSlide(page, 2)
  })

  test('can be used by the keyboard alone', async ({ page }) => {
    await openStill(page)
    await page.getByRole('link', { name: 'Past Papers' }).focus()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Pause the stories')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(button(page, 'Play the stories')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Previous story')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectSlide(page, 3)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(button(page, 'Story 2 of 3')).toBeFocused()
    await page.keyboard.press('Space')
    await expectSlide(page, 2)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(button(page, 'Next story')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectSlide(page, 3)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: 'Try a quiz now' }).getByRole('link').first()).toBeFocused()
  })
})

test.describe('the success stories on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('turn by a finger', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    const slides = page.locator('#story-slides')
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
})

test.describe('the first screen', () => {
  for (const viewport of [PHONE, { width: 360, height: 640 }]) {
    test(`of ${viewport.width} by ${viewport.height} holds what one comes for`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page)
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
    })
  }
})

test('cards come in one after the other, but are there before', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page)
  const cards = page.getByRole('region', { name: 'Everything for the exam' }).getByRole('list').first().locator('> li')
  await expect(cards.first()).toHaveCSS('opacity', '1')
  await expect(cards.first()).toHaveCSS('animation-name', 'none')
  await cards.first().scrollIntoViewIfNeeded()
  for (const [place, delay] of ['0s', '0.1s', '0.2s', '0.3s'].entries()) {
    await expect(cards.nth(place)).toHaveCSS('animation-name', 'rise')
    await expect(cards.nth(place)).toHaveCSS('animation-delay', delay)
  }
})

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`can be used by everyone, on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await page.getByRole('button', { name: 'Story 2 of 3' }).click()
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
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there to be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const band = page.getByRole('region', { name: 'Adhyayan in numbers' })
    await expect(band.getByRole('definition')).toHaveText(['10,000+', '1,000+', '95%', '1M+'])
    for (const { title } of FEATURES) await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const places = new Set<number>()
    for (const { quote } of TESTIMONIALS) {
      const story = carouselIn(page).getByRole('group').filter({ hasText: quote })
      await expect(story).toBeVisible()
      await expect(story).toHaveCSS('opacity', '1')
      places.add((await boxOf(story)).y)
    }
    expect(places.size).toBe(TESTIMONIALS.length)
    await expect(carouselIn(page).getByRole('button')).toHaveCount(0)
  })
})

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page.')
  return box
}
