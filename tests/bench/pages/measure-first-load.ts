import type { Browser } from '@playwright/test'
import { FIRST_LOAD_MAX_KB, gzippedKb } from '#scripts/site/first-load.ts'
import { listSamplePages } from '#scripts/site/pages.ts'
import { loadFirst } from '#tests/support/served/load-first.ts'
import { openProduct } from '#tests/support/served/served-product.ts'
import type { Figure } from '../bench-figure.ts'

/** A text with many formulas, and so with more scripts than other texts. */
const LONG_TEXT = '/resources/blogs/rotation-from-what-you-know'

/** Texts that only these parts contain. None of them may be in the first load. */
const LATER = {
  'the PDF engine': /GlobalWorkerOptions/,
  maths: /KaTeX parse error/,
  'the player': /Flag for review/i,
  'the dashboard': /Student Dashboard/,
}

/** All JavaScript that a visitor's first visit to a page loads, gzipped. */
export async function measureFirstLoad(): Promise<Figure[]> {
  const { origin, browser, close } = await openProduct(8798)
  try {
    const figures: Figure[] = []
    const paths = [...listSamplePages().map(({ path }) => path), LONG_TEXT]
    for (const path of paths) figures.push(...(await measurePage(browser, origin, path)))
    return figures
  } finally {
    await close()
  }
}

async function measurePage(browser: Browser, origin: string, path: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const texts = await loadFirst(page, `${origin}${path}`)
  await page.close()
  const total = texts.reduce((sum, text) => sum + gzippedKb(text), 0)
  return [
    {
      name: `first-load JavaScript of ${path}, gzipped`,
      value: total,
      unit: 'kB',
      limit: FIRST_LOAD_MAX_KB,
      better: 'less',
    },
    ...Object.entries(LATER).map(
      ([name, sign]): Figure => ({
        name: `first-load scripts of ${path} that hold ${name}`,
        value: texts.filter((text) => sign.test(text)).length,
        unit: '',
        limit: 0,
        better: 'less',
      }),
    ),
  ]
}
