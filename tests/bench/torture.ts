import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium } from '@playwright/test'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { runTorture } from '../e2e/torture/run-torture.ts'
import { waitFor } from '../support/served/served-product.ts'
import type { Figure } from './bench-figure.ts'

const PORT = 8796
const MINUTES = 90

/**
 * Like tests/e2e/torture, but longer, and with a worker that is really killed. SEED= repeats a run, ATTEMPTS= shortens
 * it.
 */
export async function measureTorture(): Promise<Figure[]> {
  const attempts = Number(process.env.ATTEMPTS ?? 1000)
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  console.log(`SEED=${seed}`)
  const origin = `http://localhost:${PORT}`
  let server = await start(false)
  const kill = async () => {
    const ended = once(server, 'exit')
    // The whole group, including wrangler and workerd.
    if (server.pid) process.kill(-server.pid, 'SIGKILL')
    await ended
  }
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  try {
    const handedIn = await runTorture({
      browser,
      origin,
      seed,
      attempts,
      students: 10,
      devices: 4,
      endAt: Date.now() + MINUTES * 60_000,
      onProgress: (number) => {
        if (number % 50 === 0) console.log(`attempt ${number}`)
      },
      killWorker: async () => {
        await kill()
        server = await start(true)
      },
    })
    const name = `attempts of ${attempts} that arrived once, for their students, with the right grade and day`
    return [{ name, value: handedIn, unit: '', limit: attempts, better: 'more' }]
  } finally {
    await browser.close()
    await kill()
  }

  async function start(keepsDatabase: boolean) {
    const child = spawn(process.execPath, ['tests/support/served/serve.ts', String(PORT)], {
      cwd: projectFolder,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, KEEP_DATABASE: keepsDatabase ? 'yes' : 'no' },
    })
    await waitFor(`${origin}/api/health`, () => child.exitCode === null)
    return child
  }
}
