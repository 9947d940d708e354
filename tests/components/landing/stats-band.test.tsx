import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { STATS } from '#content/site/landing.ts'
import { openApp } from '#tests/support/components/open-app.tsx'

const band = page.getByRole('region', { name: 'Adhyayan in numbers' })
const figures = () => band.getByRole('definition').elements()
const counting = () => figures().map((figure) => figure.querySelector('[aria-hidden]')?.textContent ?? '')
const toNumber = (text: string) => Number.parseFloat(text.replaceAll(',', ''))

function expectFixed() {
  expect(figures().map(({ textContent }) => textContent)).toEqual(['10,000+', '1,000+', '95%', '1M+'])
  for (const { value } of STATS)
    expect(getComputedStyle(band.getByText(value, { exact: true }).element()).opacity).toBe('1')
}

/** Scrolls until this share of the band is on the screen, and until the browser has called all observers. */
function showShare(share: number): Promise<void> {
  const element = band.element()
  const { top, height } = element.getBoundingClientRect()
  scrollBy(0, top + height * share - innerHeight)
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
}

test('has its four texts, and counts up once, when a fifth of it is seen', async () => {
  vi.useFakeTimers()
  // So low that the band is below it.
  await page.viewport(1440, 400)
  await openApp('/')
  await expect.element(band).toBeInTheDocument()
  const terms = band.getByRole('term').elements()
  expect(terms.map(({ textContent }) => textContent)).toEqual(STATS.map(({ label }) => label))
  expectFixed()
  const sizeOf = () => [band.element().clientWidth, band.element().clientHeight]
  const before = sizeOf()
  await showShare(0.1)
  await vi.advanceTimersByTimeAsync(400)
  expectFixed()

  await showShare(0.25)
  // React renders in real time, and only then requests the first frame of the paused clock.
  await expect.poll(async () => (await vi.advanceTimersByTimeAsync(20)) && counting().every(Boolean)).toBe(true)
  const early = counting().map(toNumber)
  await vi.advanceTimersByTimeAsync(400)
  // On a busy machine the next frame is requested only now.
  const isHigher = () => counting().map((text, place) => toNumber(text) > (early[place] ?? Number.NaN))
  await expect.poll(async () => (await vi.advanceTimersByTimeAsync(20)) && isHigher()).toEqual([true, true, true, true])
  for (const [place, { value }] of STATS.entries()) {
    expect(toNumber(counting()[place] ?? '')).toBeLessThan(toNumber(value))
    // Screen readers read the figure itself at any time.
    await expect.element(band.getByText(value, { exact: true })).toBeInTheDocument()
  }
  expect(sizeOf()).toEqual(before)

  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(counting).toEqual(['', '', '', ''])
  expectFixed()
  scrollTo(0, 0)
  await showShare(1)
  await vi.advanceTimersByTimeAsync(400)
  expectFixed()
})
