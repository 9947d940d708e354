import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Quiz } from '../../../domain/quiz/quiz.ts'
import { listEarlierVersions } from '../../../scripts/content/quizzes/published/earlier-versions.ts'
import { publish } from '../../../scripts/content/quizzes/published/register.ts'
import { projectFolder } from '../../../scripts/set-up/files.mjs'
import { openServer } from '../../support/served-product.ts'
import { DESKTOP, expect, startQuiz, test } from '../browser.ts'

test.use({ viewport: DESKTOP })

const quizzes: Quiz[] = JSON.parse(readFileSync(join(projectFolder, 'content/built/quizzes.json'), 'utf8'))
const before = quizzes.find(({ id }) => id === 'class-12-physics-mechanics')
if (!before) throw new Error('The quiz is not there.')

/** The product with another content: a question less, and the options of the others the other way round. */
async function serveChangedQuiz(port: number, quiz: Quiz) {
  const questions = quiz.questions.slice(1).map((question) => ({ ...question, options: question.options.toReversed() }))
  const changed = { ...quiz, version: 'changed', totalQuestions: questions.length, questions }
  const published = publish(quiz, undefined, '2026-11-22')
  const register = new Map(published && [[quiz.id, published]])
  const folder = join(projectFolder, `.cache/e2e-content-${port}`)
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('quizzes.json', JSON.stringify([changed]))
  write('earlier-quizzes.json', JSON.stringify(listEarlierVersions([changed], register)))
  write('wrangler.toml', CONFIGURATION)
  return openServer(port, { config: join(folder, 'wrangler.toml') })
}

/** `wrangler dev` takes replacements for imported files from a configuration file only. */
const CONFIGURATION = `
name = "adhyayan"
main = "../../worker/index.ts"
compatibility_date = "2026-11-01"
compatibility_flags = ["nodejs_compat"]

[assets]
directory = "../../dist"
binding = "ASSETS"
run_worker_first = ["/api/*"]

[[d1_databases]]
binding = "DB"
database_name = "adhyayan"
database_id = "00000000-0000-0000-0000-000000000000"

[alias]
"../../content/built/quizzes.json" = "./quizzes.json"
"../../content/built/earlier-quizzes.json" = "./earlier-quizzes.json"
`

test('a quiz that changes while it is taken is graded by what the student saw', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  await page.goto('/quiz')
  await startQuiz(page)
  const answerRightly = async (index: number) => {
    const { options, correctAnswer } = before.questions[index] ?? { options: [] }
    const place = options.findIndex(({ id }) => id === correctAnswer)
    await page.getByRole('radio').nth(place).check({ force: true })
  }
  await answerRightly(0)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await answerRightly(1)
  await expect(page.getByText('2 of 25 answered')).toBeVisible()

  // The content changes.
  const changed = await serveChangedQuiz(Number(new URL(baseURL ?? '').port) + 5, before)
  await page.route('**/api/trpc/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const headers = { ...route.request().headers(), origin: changed.origin }
    await route.fulfill({ response: await route.fetch({ url: changed.origin + pathname + search, headers }) })
  })
  try {
    // The device has the questions no more: the worker gives them as they were.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          indexedDB.open('adhyayan').onsuccess = ({ target }) => {
            const database = (target as IDBOpenDBRequest).result
            const cleared = database.transaction('quizzes', 'readwrite').objectStore('quizzes').clear()
            cleared.onsuccess = () => resolve(database.close())
          }
        }),
    )
    await page.reload()
    await expect(page.getByText('2 of 25 answered')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('Question 1 of 25')).toBeVisible()

    await page.getByRole('button', { name: 'Question 25, not answered' }).click()
    await page.getByRole('button', { name: 'Submit Quiz' }).click()
    await page.getByRole('button', { name: 'Submit anyway' }).click()
    await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
    await expect(page.getByText('2/25')).toBeVisible()
    await expect(page.getByRole('button', { name: 'All 25' })).toBeVisible()

    await page.getByRole('button', { name: 'Retake Quiz' }).click()
    await expect(page.getByText('Question 1 of 24')).toBeVisible()
  } finally {
    await changed.close()
  }
})

test('an attempt at a version that nobody knows any more is refused, and its answers stay to be read', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/api/trpc/quizResults.submit**', (route) => {
    const postData = route.request().postData()?.replaceAll(before.version, 'long-gone')
    return route.continue({ ...(postData && { postData }) })
  })
  await page.goto('/quiz')
  await startQuiz(page)
  await page.keyboard.press('b')
  await page.getByRole('button', { name: 'Question 25, not answered' }).click()
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await page.getByRole('button', { name: 'Submit anyway' }).click()
  await expect(page.getByRole('heading', { name: 'This attempt could not be graded' })).toBeVisible()
  await expect(
    page.getByText('This version of the quiz is no longer known. Please begin the quiz again.'),
  ).toBeVisible()
  await page.getByText('Your answers (1)').click()
  await expect(page.getByText('Question 1', { exact: true })).toBeVisible()
  expect(consoleErrors.splice(0).join()).toContain('422')
})
