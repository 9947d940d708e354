import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { projectFolder } from '../../scripts/set-up.mjs'

/** The product under `wrangler dev` with an empty database, and a browser; both end with `close`. */
export async function openProduct(port: number) {
  const server = spawn(process.execPath, [join(projectFolder, 'tests/support/serve.ts'), String(port)], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  await waitFor(`${origin}/api/health`, () => server.exitCode === null)
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  const close = async () => {
    await browser.close()
    server.kill('SIGTERM')
  }
  return { origin, browser, close }
}

async function waitFor(url: string, isAlive: () => boolean) {
  for (let tries = 0; tries < 240 && isAlive(); tries++) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${url} does not answer.`)
}
