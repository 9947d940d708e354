import type { Browser, BrowserContext } from '@playwright/test'
import { openProduct } from '#tests/support/served/served-product.ts'
import { watchLoading } from '#tests/support/served/watch-loading.ts'
import { type Figure, median } from '../bench-figure.ts'
import { type Line, openSlowLine, SLOW_4G } from '../pages/slow-line.ts'
import { hasRival, RIVAL_PATH, serveBoth } from './pdf-rival.ts'
import { makeTwentyPages } from './pdf-twenty-pages.ts'
import { type PageTimes, watchCanvases } from './pdf-watch.ts'

const NOTE = 'physics-rotational-dynamics-notes'
const FILE = `/files/notes/${NOTE}.pdf`
const OURS = `/notes/physics/rotational-dynamics/${NOTE}/view`
/** Both show pages at 120% of their size on paper. */
const RIVAL = `${RIVAL_PATH}?file=${encodeURIComponent(FILE)}#zoom=120`
/** Tall enough for four pages at once. */
const VIEWPORT = { width: 1280, height: 5600 }
const PAGES = 4

type Conditions = { name: string; line: Line | null; cpuSlowdown: number; runs: number }
const CONDITIONS: readonly Conditions[] = [
  { name: 'unthrottled', line: null, cpuSlowdown: 1, runs: 7 },
  { name: 'Slow 4G, 4x CPU slowdown', line: SLOW_4G, cpuSlowdown: 4, runs: 5 },
]

type Run = { first: number; four: number; kilobytes: number }

/** Opens a file of 20 pages in our reader and in Mozilla's viewer, in turn, each time with an empty cache. */
export async function comparePdfViewers(open = () => openProduct(8796)): Promise<Figure[]> {
  if (!hasRival()) {
    console.log("Skipped: the PDF reader beside Mozilla's viewer (apt-get install libjs-pdf).")
    return []
  }
  const product = await open()
  const both = await serveBoth(product.origin, FILE, await makeTwentyPages())
  try {
    const figures: Figure[] = []
    for (const conditions of CONDITIONS) {
      const ours: Run[] = []
      const theirs: Run[] = []
      for (let run = 0; run < conditions.runs; run++) {
        theirs.push(await measure(product.browser, both.port, RIVAL, conditions))
        ours.push(await measure(product.browser, both.port, OURS, conditions))
      }
      figures.push(...compare(conditions.name, ours, theirs))
    }
    return figures
  } finally {
    both.close()
    await product.close()
  }
}

function compare(conditions: string, ours: Run[], theirs: Run[]): Figure[] {
  const parts = { 'first page': 'first', 'first four pages': 'four', bytes: 'kilobytes' } as const
  return Object.entries(parts).map(([name, part]): Figure => {
    const [mine, other] = [median(ours.map((run) => run[part])), median(theirs.map((run) => run[part]))]
    const unit = part === 'kilobytes' ? 'kB' : 'ms'
    console.log(
      `PDF reader, ${conditions}, ${name}: ${Math.round(mine)} ${unit}, Mozilla's ${Math.round(other)} ${unit}`,
    )
    return {
      name: `PDF reader beside Mozilla's viewer, ${conditions}: ${name}`,
      value: mine / other,
      unit: 'times',
      limit: 1,
      better: 'less',
    }
  })
}

async function measure(browser: Browser, site: number, path: string, { line, cpuSlowdown }: Conditions): Promise<Run> {
  const slow = await openSlowLine(site, line)
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 1 })
  try {
    await signUp(context, site, slow.port)
    const page = await context.newPage()
    await page.addInitScript(watchCanvases)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const loaded = watchLoading(page, 'canvas')
    await page.goto(`http://localhost:${slow.port}${path}`, { waitUntil: 'commit' })
    await page.waitForFunction((pages) => globalThis.readPageTimes().length >= pages, PAGES, { timeout: 120_000 })
    await loaded()
    // By now everything that is drawn in pieces is complete.
    await page.waitForTimeout(1500)
    const times: PageTimes = await page.evaluate(() => globalThis.readPageTimes())
    const [first = Number.NaN] = times
    return { first, four: Math.max(...times.slice(0, PAGES)), kilobytes: slow.traffic.down / 1000 }
  } finally {
    await context.close()
    slow.close()
  }
}

/** A student for this run, made without the slow line. The cookie is valid for every port of this machine. */
async function signUp(context: BrowserContext, site: number, port: number): Promise<void> {
  const origin = `http://localhost:${site}`
  const response = await context.request.post(`${origin}/api/trpc/auth.signUp`, {
    headers: { Origin: origin },
    data: { email: `reader-${port}-${Date.now()}@example.com`, password: 'correct horse' },
  })
  if (!response.ok()) throw new Error(`Signing up answered ${response.status()}.`)
}

declare global {
  var readPageTimes: () => PageTimes
}
