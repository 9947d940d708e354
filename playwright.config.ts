import { defineConfig, devices } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 8799)
const LONG = 'torture/*.spec.ts'
const OWN_SERVER = 'account/google*.spec.ts'
const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  fullyParallel: true,
  // Two keep two processors busy for four fifths of the time.
  workers: Number(process.env.E2E_WORKERS ?? 3),
  // Machines that are shared can be five times slower than they were a minute ago.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // On a shared machine a test can still fail now and then. The report names those that needed another try: defects.
  retries: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    // Recording every test would take a third of the machine: `--trace on` for the test in question.
    trace: 'off',
    // Routes of a test see no request that a service worker answers. tests/e2e/offline/ lets it run.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One process for a page, in place of one more for the empty page that it was: a twentieth of the time.
        '--renderer-process-limit=1',
        // A page lives for seconds here: only what runs thousands of times is worth its compilation to machine code, and
        // collecting garbage often is not. Together a tenth of the time.
        '--js-flags=--no-opt,--invocation-count-for-maglev=1500,--min-semi-space-size=32',
      ],
    },
  },
  // The torture runs alone (scripts/testing/parts.mjs). Those of Google start servers of their own: begun last, they would
  // end alone.
  projects: [
    { name: 'torture', testMatch: LONG },
    { name: 'google', testMatch: OWN_SERVER, workers: 1 },
    { name: 'pages', testIgnore: [LONG, OWN_SERVER] },
  ],
  webServer: {
    command: `node tests/support/served/serve.ts ${PORT} --students`,
    url: `http://localhost:${PORT}/api/health`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
