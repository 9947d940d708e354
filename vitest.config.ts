import { globSync, readFileSync } from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { GlobalSetupContext } from '#tests/support/worker/start-libsql.ts'

/** A test or a hook that hangs is ended; one that is merely slow, on a machine that does much besides, is not. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 }

/** Files with tests that count trips to the database, which only libSQL can: none of them is left out there. */
const OF_TRIPS = globSync('tests/worker/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('hasLibsql'),
)

/** The worker's tests of stores, batches and database errors. The others are about rules, and run on D1 alone. */
const OF_STORES = [
  '{bookmarks,cleanup,content-access,data-export,db,favorites,home,profile}/*',
  '{question-marks,quiz-results,reading,reset,running-attempts,stats,tasks,throttle}/*',
  'passkeys/*',
  'account/{account-deletion,sign-in-methods,stranger-in-account,walls-between-students}',
  'password/hash-algorithm',
  '{contact/contact,email-links/password-reset,google/google-accounts,session/sessions,sign-in/sign-in}',
  'http/{fuzz,round-trips,stored-texts}',
]

/** The suite of the worker, in workerd, over one of the two databases. */
async function workerProject(database: 'd1' | 'libsql') {
  const migrations = await readD1Migrations('./migrations')
  return {
    plugins: [
      cloudflareTest(({ inject }: GlobalSetupContext) => ({
        main: './worker/index.ts',
        miniflare: {
          compatibilityDate: '2026-11-01',
          compatibilityFlags: ['nodejs_compat'],
          // The bank of quizzes lies there as in dist/.
          assets: { directory: './content/built', binding: 'ASSETS' },
          ...(database === 'd1' ? { d1Databases: ['DB'] } : {}),
          bindings: {
            MIGRATIONS: migrations,
            FUZZ: process.env.FUZZ ?? '',
            FUZZ_SEED: process.env.FUZZ_SEED ?? '',
            LIBSQL_CONTROL: database === 'libsql' ? `${inject('libsqlUrl')}/control` : '',
            ...(database === 'libsql' ? { TURSO_DATABASE_URL: inject('libsqlUrl') } : {}),
          },
        },
      })),
    ],
    test: {
      name: `worker on ${database}`,
      include:
        database === 'd1'
          ? ['tests/worker/**/*.test.ts']
          : [...OF_STORES.map((files) => `tests/worker/${files}.test.ts`), ...OF_TRIPS],
      globalSetup: ['./tests/support/worker/start-libsql.ts'],
      setupFiles: ['./tests/support/worker/empty-tables.ts', './tests/support/worker/cheap-passwords.ts'],
      ...PATIENT,
      fileParallelism: false,
      // One workerd for all files: starting one for each takes two seconds a file. The tables are emptied before every
      // test (empty-tables.ts), and what a test has replaced is put back.
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }
}

/** Parts of the app in Chromium, with its plugins and styles, and a worker that each test writes (open-app.tsx). */
function componentsProject() {
  const executablePath = process.env.CHROMIUM_PATH
  return {
    extends: './vite.config.ts',
    // What Vite finds out only while tests run makes it load the page anew, in the middle of a test.
    optimizeDeps: { include: ['react-dom/client', 'vitest-browser-react', 'axe-core', '@simplewebauthn/browser'] },
    test: {
      name: 'components',
      include: ['tests/components/**/*.test.tsx'],
      setupFiles: ['./tests/support/components/reset-page.ts'],
      ...PATIENT,
      expect: { poll: { timeout: 20_000 } },
      // As the browser stories.
      retry: 2,
      // One page for all files: loading the app anew for each takes seconds. The page is emptied after every test.
      isolate: false,
      fileParallelism: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // As in the browser tests: a part of a name is enough.
        locators: { exact: false },
        viewport: { width: 1440, height: 900 },
        provider: playwright({
          launchOptions: {
            ...(executablePath ? { executablePath } : {}),
            args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
          },
          // With less room than the largest page of a test, Vitest would shrink that page, and clicks would miss.
          contextOptions: { viewport: { width: 1600, height: 1000 } },
          actionTimeout: 20_000,
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}

export default defineConfig(async () => ({
  test: {
    // Every test of the worker signs somebody in, and each time is a line of the log.
    onConsoleLog: (line: string) => !line.includes('"kind":"security"'),
    projects: [
      { test: { name: 'set-up', include: ['tests/set-up/**/*.test.ts'], ...PATIENT } },
      // Pure functions: nothing of one file can reach the next.
      { test: { name: 'domain', include: ['tests/domain/**/*.test.ts'], isolate: false, ...PATIENT } },
      { test: { name: 'units', include: ['tests/units/**/*.test.ts'], ...PATIENT } },
      // The first run sets every note in type. Reading the compiler anew for each file took a quarter of the time.
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'], isolate: false, ...PATIENT } },
      componentsProject(),
      await workerProject('d1'),
      await workerProject('libsql'),
    ],
  },
}))
