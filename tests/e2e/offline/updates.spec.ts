import { expect, forgetErrors, PHONE, QUIZ, test } from '../browser.ts'
import { expectKept, INSTALLED, lookForUpdate, openDeployments } from './deployments.ts'

test.use({ viewport: PHONE, serviceWorkers: 'allow' })
test.slow()

const READY = 'A newer version of Adhyayan is ready.'

test('newer builds wait for an attempt, a form and a second tab, and lose nothing', async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  const site = await openDeployments(baseURL ?? '')
  const banner = page.getByRole('status').filter({ hasText: READY })
  const update = page.getByRole('button', { name: 'Update', exact: true })
  /** By the number of the deployment. */
  const expectBuild = (build: number, tab = page) =>
    expect(tab.locator('script[src*="/assets/index-"]')).toHaveAttribute(
      'src',
      build === 0 ? /[^_].\.js$/ : new RegExp(`_${build}\\.js$`),
      INSTALLED,
    )
  try {
    await page.goto(`${site.origin}/quiz`)
    await page.getByRole('searchbox').fill(QUIZ)
    await page.getByRole('article', { name: QUIZ }).getByRole('button', { name: 'Start Quiz' }).click()
    await page.getByRole('radiogroup').locator('label').nth(1).click()
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await expectKept(page, '/quiz')

    await test.step('a build that arrives during an attempt is offered in one line, and the attempt continues', async () => {
      site.deploy()
      await lookForUpdate(page)
      await expect(banner).toBeVisible(INSTALLED)
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await expect(page.getByText(/Question 2 of/).first()).toBeVisible()
      await expectBuild(0)
    })

    await test.step('accepted, it takes over, and the answer is still there', async () => {
      await update.click()
      await expect(banner).toHaveCount(0)
      await expectBuild(1)
      await page.getByRole('button', { name: 'Previous' }).click()
      await expect(page.getByRole('radio').nth(1)).toBeChecked()
    })

    await test.step('a second one comes while a text is typed in one tab and a note is read in another', async () => {
      await page.goto(`${site.origin}/contact`)
      await page.getByLabel('Message').fill('A question about torque')
      const second = await context.newPage()
      await second.goto(`${site.origin}/notes/physics`)
      await expect(second.getByRole('heading', { level: 1 })).toHaveText('Physics')
      site.deploy()
      await lookForUpdate(page)
      await update.click()
      await expect(page.getByText('There is text on this page that is not sent.')).toBeVisible()
      await expect(page.getByLabel('Message')).toHaveValue('A question about torque')

      await second.getByRole('button', { name: 'Update', exact: true }).click()
      await expectBuild(2, second)
      await expect(page.getByText('There is text on this page that is not sent.')).toBeVisible()
      await expect(page.getByLabel('Message')).toHaveValue('A question about torque')
      await expectBuild(1)
    })

    await test.step('the page that is opened next is of the newest build', async () => {
      await page.getByLabel('Message').fill('')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
      await expect(page).toHaveURL(/\/terms$/)
      await expectBuild(2)
    })

    await test.step('a build that waits takes over with a reload', async () => {
      site.deploy()
      await lookForUpdate(page)
      await expect(banner).toBeVisible(INSTALLED)
      await page.reload()
      await expectBuild(3)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  } finally {
    site.close()
  }
  await forgetErrors(page, consoleErrors)
})

test('a service worker that is broken can be taken back', async ({ page, baseURL, consoleErrors }) => {
  const site = await openDeployments(baseURL ?? '')
  const heading = page.getByRole('heading', { level: 1 })
  const broken = `
    self.addEventListener('install', () => self.skipWaiting())
    self.addEventListener('activate', (event) => event.waitUntil(clients.claim()))
    self.addEventListener('fetch', (event) => {
      if (!new URL(event.request.url).pathname.startsWith('/recover')) event.respondWith(new Response('broken'))
    })`
  try {
    await page.goto(`${site.origin}/notes`)
    await expectKept(page)

    await test.step('on one device, by the page /recover', async () => {
      site.deployServiceWorker(broken)
      await lookForUpdate(page)
      await expect(async () => {
        await page.goto(`${site.origin}/notes`)
        await expect(page.locator('body')).toHaveText('broken', { timeout: 1_000 })
      }).toPass()
      site.deploy()
      await page.goto(`${site.origin}/recover`)
      await page.getByRole('button', { name: 'Repair' }).click()
      await expect(page).toHaveURL(`${site.origin}/`)
      await expect(heading).toBeVisible()
    })

    await test.step('on every device, by a build with SERVICE_WORKER=off', async () => {
      await page.goto(`${site.origin}/notes`)
      await expectKept(page)
      site.deployServiceWorker(broken)
      await lookForUpdate(page)
      await expect(async () => {
        await page.goto(`${site.origin}/notes`)
        await expect(page.locator('body')).toHaveText('broken', { timeout: 1_000 })
      }).toPass()
      site.deployServiceWorker(await buildRemover())
      // The browser requests /sw.js past every service worker when a page is opened, and the page reloads by itself.
      await page.reload()
      await expect(heading).toHaveText('Class 12 Notes')
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    })
  } finally {
    site.close()
  }
  await forgetErrors(page, consoleErrors)
})

/** The /sw.js that `SERVICE_WORKER=off npm run build` writes. */
async function buildRemover(): Promise<string> {
  const { build } = await import('vite')
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: { input: 'src/service-worker/remove-service-worker.ts', output: { format: 'iife' } },
    },
  })
  const [bundle] = [output].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('The service worker that removes itself was not built.')
  return chunk.code
}
