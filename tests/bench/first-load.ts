import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { projectFolder } from '../../scripts/set-up.mjs'
import type { Figure } from './figure.ts'

const PORT = 8798
/** What only these parts say: none of it may be in the first load. */
const LATER = { 'the PDF engine': /pdf\.worker|GlobalWorkerOptions/, maths: /katex/i, 'the player': /Flag for review/i, 'the dashboard': /Student Dashboard/ }

/** All JavaScript that a visitor's first visit to `/` loads, gzipped. */
export async function measureFirstLoad(): Promise<Figure[]> {
  const server = spawn(process.execPath, [join(projectFolder, 'tests/support/serve.ts'), String(PORT)], { cwd: projectFolder, stdio: ['ignore', 'ignore', 'inherit'] })
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
  try {
    await waitFor(`http://localhost:${PORT}/api/health`)
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await page.goto(`http://localhost:${PORT}/`, { waitUntil: 'networkidle' })
    const texts = await Promise.all(scripts)
    const total = texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1000
    return [
      { name: 'first-load JavaScript of /, gzipped', value: total, unit: 'kB', limit: 130, better: 'less' },
      ...Object.entries(LATER).map(
        ([name, sign]): Figure => ({ name: `first-load scripts of / that hold ${name}`, value: texts.filter((text) => sign.test(text)).length, unit: '', limit: 0, better: 'less' }),
      ),
    ]
  } finally {
    await browser.close()
    server.kill('SIGTERM')
  }
}

async function waitFor(url: string) {
  for (let tries = 0; tries < 240; tries++) {
    const ok = await fetch(url).then((response) => response.ok, () => false)
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${url} does not answer.`)
}
