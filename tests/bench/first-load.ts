import { gzipSync } from 'node:zlib'
import { openProduct } from '../support/served-product.ts'
import type { Figure } from './figure.ts'

/** What only these parts say: none of it may be in the first load. */
const LATER = {
  'the PDF engine': /GlobalWorkerOptions/,
  maths: /KaTeX parse error/,
  'the player': /Flag for review/i,
  'the dashboard': /Student Dashboard/,
}

/** All JavaScript that a visitor's first visit to `/` loads, gzipped. */
export async function measureFirstLoad(): Promise<Figure[]> {
  const { origin, browser, close } = await openProduct(8798)
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' })
    const texts = await Promise.all(scripts)
    const total = texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1000
    return [
      { name: 'first-load JavaScript of /, gzipped', value: total, unit: 'kB', limit: 130, better: 'less' },
      ...Object.entries(LATER).map(
        ([name, sign]): Figure => ({
          name: `first-load scripts of / that hold ${name}`,
          value: texts.filter((text) => sign.test(text)).length,
          unit: '',
          limit: 0,
          better: 'less',
        }),
      ),
    ]
  } finally {
    await close()
  }
}
