import type { Browser, Page } from '@playwright/test'
import { openProduct } from '#tests/support/served/served-product.ts'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { type Figure, median } from '../bench-figure.ts'
import { openSlowLine, SLOW_4G } from '../pages/slow-line.ts'
import { installStopwatch, timeOf } from '../stopwatch.ts'

const PORT = 8795
const ROUNDS = 5
/** A cheap phone, as Lighthouse simulates it. */
const SLOWER = 4
const LOOKS_MS = 4000
const PHONE = { width: 390, height: 844 }
/** The chapter of the longest note. */
const CHAPTER = '/notes/biology/plant-anatomy'

/** Seconds. */
const LIMITS = { cold: 1.5, warmed: 0.3 }
type Times = Record<keyof typeof LIMITS, number>

/** From the press on Read to a note's text, on slow 4G and a processor that is four times slower. */
export async function measureReading(): Promise<Figure[]> {
  const { origin, browser, close } = await openProduct(PORT)
  const line = await openSlowLine(Number(new URL(origin).port), SLOW_4G)
  const rounds: Times[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) rounds.push(await read(browser, `http://localhost:${line.port}`))
  } finally {
    line.close()
    await close()
  }
  return (['cold', 'warmed'] as const).map((visit) => ({
    name: `from the chapter page to the text of its note, ${visit}, Slow 4G and a slow phone`,
    value: median(rounds.map((times) => times[visit])) / 1000,
    unit: 's',
    limit: LIMITS[visit],
    better: 'less',
  }))
}

/** One visitor who opens the chapter with an empty cache, and again after reading the note once. Milliseconds. */
async function read(browser: Browser, baseURL: string): Promise<Times> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, baseURL })
  try {
    await installStopwatch(context)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return { cold: await openNote(page), warmed: await openNote(page) }
  } finally {
    await context.close()
  }
}

async function openNote(page: Page): Promise<number> {
  const loaded = watchLoading(page)
  await page.goto(CHAPTER)
  await loaded()
  // A student looks at the page before the next press.
  await new Promise((resolve) => setTimeout(resolve, LOOKS_MS))
  return timeOf(page, () => page.getByRole('link', { name: /^Read / }).tap(), { css: '.note-body p' })
}
