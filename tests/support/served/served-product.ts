import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { projectFolder } from '#scripts/set-up/files.mjs'

type Options = {
  variables?: Record<string, string>
  /** Another configuration file than wrangler.toml. */
  config?: string
  /** With a student who has used the product for a year (see year/year-of-study.ts). */
  hasYear?: boolean
  /** With thousands of new students (see store-students.ts). */
  hasStudents?: boolean
}

/** The product under `wrangler dev` with an empty database. `close` ends it. */
export async function openServer(
  port: number,
  { variables = {}, config, hasYear = false, hasStudents = false }: Options = {},
) {
  const options = [
    ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ...(config ? ['--config', config] : []),
    ...(hasYear ? ['--year'] : []),
    ...(hasStudents ? ['--students'] : []),
  ]
  const server = spawn(
    process.execPath,
    [join(projectFolder, 'tests/support/served/serve.ts'), String(port), ...options],
    {
      cwd: projectFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const origin = `http://localhost:${port}`
  await waitFor(`${origin}/api/health`, () => server.exitCode === null)
  const close = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  return { origin, close }
}

/** The product as openServer serves it, and a browser; `close` ends both. */
export async function openProduct(port: number, options: Options = {}) {
  const { origin, close: closeServer } = await openServer(port, options)
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  const close = async () => {
    await browser.close()
    await closeServer()
  }
  return { origin, browser, close }
}

/** Waits until the product answers at this address. */
export async function waitFor(url: string, isAlive: () => boolean) {
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
