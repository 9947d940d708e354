import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TESTIMONIALS } from '#content/site/landing.ts'
import { openApp, query } from '#tests/support/components/open-app.tsx'
import { SIZES } from '#tests/support/components/sizes.ts'

const carousel = page.getByRole('region', { name: 'Success Stories' })
const button = (name: string) => carousel.getByRole('button', { name, exact: true })
const slides = () => query('#story-slides')
const slide = (place: number) => carousel.getByRole('group', { name: `${place} of 3`, exact: true })

async function expectSlide(place: number) {
  await expect.element(slide(place)).toMatchTextContent(TESTIMONIALS[place - 1]?.quote ?? 'none')
  await expect.element(carousel.getByRole('group', { name: / of 3$/ })).toHaveLength(1)
  await expect
    .poll(() => query('button[aria-current="true"]').element().getAttribute('aria-label'))
    .toBe(`Story ${place} of 3`)
}

/** Nothing moves by itself. */
async function expectStill(place: number) {
  await pass(20_000)
  await expectSlide(place)
}

/** Lets time pass in parts, so that React can render between them and set the next timer. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 100) await vi.advanceTimersByTimeAsync(Math.min(100, left))
}

const blur = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()
const movePointerAway = () => userEvent.hover(page.getByRole('banner'))

beforeEach(async () => {
  vi.useFakeTimers()
  await openApp('/')
  await expect.element(carousel).toBeVisible()
  await movePointerAway()
})

test('are three samples, told as a carousel', async () => {
  await expect.element(carousel).toHaveAttribute('aria-roledescription', 'carousel')
  expect(slides().element().querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(3)
  for (const { quote, name, role } of TESTIMONIALS) {
    const story = carousel.getByRole('figure', { includeHidden: true }).filter({ hasText: quote })
    await expect.element(story).toMatchTextContent(name)
    await expect.element(story).toMatchTextContent(role)
  }
  // The quotes are not by real people, and the page does not claim so.
  await expect.element(carousel).toMatchTextContent('Samples, written by us')
})

test('turn every five seconds, and begin again after the third', async () => {
  // Begins the five seconds anew.
  await button('Story 1 of 3').click()
  await movePointerAway()
  blur()
  await pass(4_900)
  await expectSlide(1)
  await pass(100)
  await expectSlide(2)
  for (const place of [3, 1]) {
    await pass(5_000)
    await expectSlide(place)
  }
})

test('turn by the buttons in both directions, and by the dots', async () => {
  for (const place of [2, 3, 1]) {
    await button('Next story').click()
    await expectSlide(place)
  }
  for (const place of [3, 2, 1]) {
    await button('Previous story').click()
    await expectSlide(place)
  }
  for (const place of [3, 1, 2]) {
    await button(`Story ${place} of 3`).click()
    await expectSlide(place)
  }
})

test('are announced only when they do not change by themselves', async () => {
  await expect.element(slides()).toHaveAttribute('aria-live', 'off')
  button('Next story').element().focus()
  await expect.element(slides()).toHaveAttribute('aria-live', 'polite')
})

test('stop and continue by the pause button', async () => {
  await button('Pause the stories').click()
  await movePointerAway()
  blur()
  await expectStill(1)
  // Pressing play starts it, although pointer and focus are on the button.
  await button('Play the stories').click()
  await expect.element(button('Pause the stories')).toHaveFocus()
  await pass(5_000)
  await expectSlide(2)
})

test('wait while the pointer is on them, the focus is in them, or the tab is hidden', async () => {
  await slide(1).hover()
  await expectStill(1)
  await movePointerAway()
  await pass(5_000)
  await expectSlide(2)

  button('Story 2 of 3').element().focus()
  await userEvent.tab()
  await expectStill(2)
  blur()
  await pass(5_000)
  await expectSlide(3)

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await expectStill(3)
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(5_000)
  await expectSlide(1)
})

/** Drags with the mouse by `px` in `ms` milliseconds, and then rests. */
async function drag(px: number, ms: number, rest = 0) {
  const target = slides().element()
  let timeStamp = performance.now()
  const send = (type: string, x: number) => {
    const event = new PointerEvent(type, { clientX: 500 + x, pointerId: 1, isPrimary: true, bubbles: true })
    target.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }))
  }
  send('pointerdown', 0)
  for (let part = 1; part <= 5; part++) {
    timeStamp += ms / 5
    send('pointermove', (px * part) / 5)
  }
  timeStamp += rest
  send('pointerup', px)
}

test('turn by a swipe, when its way times its speed is beyond 10000', async () => {
  // No real pointer is down.
  const capture = vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue()
  for (const [px, ms, place, rest] of [
    [-120, 100, 2], // 120 px at 1200 px/s
    [-120, 100, 3],
    [-120, 100, 1],
    [120, 100, 3],
    [120, 100, 2],
    [-60, 1_000, 2], // 60 px at 60 px/s
    [-300, 200, 2, 500], // far and fast, then at rest
    [20, 100, 2], // 20 px at 200 px/s
  ] as const) {
    await drag(px, ms, rest)
    await expectSlide(place)
  }
  capture.mockRestore()
})

test('can be used by the keyboard alone', async () => {
  const main = page.getByRole('main')
  main
    .getByRole('link', { name: /^Past Papers/ })
    .element()
    .focus()
  await userEvent.tab()
  await expect.element(button('Pause the stories')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(button('Play the stories')).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('Previous story')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectSlide(3)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(button('Story 2 of 3')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expectSlide(2)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(button('Next story')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectSlide(3)
  await userEvent.tab()
  await expect.element(page.getByRole('region', { name: 'Try a quiz now' }).getByRole('link').first()).toHaveFocus()
})

test.each(Object.entries(SIZES))('keep their place on a %s, however long the story', async (_, [width, height]) => {
  await page.viewport(width, height)
  const heights = new Set<number>()
  for (const place of [2, 3, 1]) {
    await button('Next story').click()
    await expectSlide(place)
    heights.add(document.documentElement.scrollHeight)
  }
  expect(heights.size).toBe(1)
})
