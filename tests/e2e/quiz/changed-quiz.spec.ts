import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { type Quiz, summarizeQuiz } from '#domain/quiz/quiz.ts'
import { orderQuiz } from '#domain/quiz/shuffle.ts'
import { listEarlierVersions } from '#scripts/content/quizzes/published/earlier-versions.ts'
import { publish } from '#scripts/content/quizzes/published/register.ts'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { readBuiltQuizzes } from '#tests/support/samples/built-quizzes.ts'
import { openServer } from '#tests/support/served/served-product.ts'
import { DESKTOP, expect, startQuiz, test } from '../browser.ts'
import { readEntries } from '../device/stored-entries.ts'

test.use({ viewport: DESKTOP })

const before = readBuiltQuizzes().find(({ id }) => id === 'class-12-physics-mechanics')
if (!before) throw new Error('The quiz is not there.')

/** The product with changed content: one question less, and the options of the others in reverse order. */
async function serveChangedQuiz(port: number, quiz: Quiz) {
  const questions = quiz.questions.slice(1).map((question) => ({ ...question, options: question.options.toReversed() }))
  const changed = { ...quiz, version: 'changed', totalQuestions: questions.length, questions }
  const published = publish(quiz, undefined, '2026-11-22')
  if (!published) throw new Error('The quiz was not published.')
  const folder = join(projectFolder, `.cache/e2e-content-${port}`)
  const bank = join(folder, 'files/api/bank')
  mkdirSync(join(bank, 'quizzes'), { recursive: true })
  const places = { topics: [], questions: {} }
  const file = { today: changed, earlier: listEarlierVersions(changed, published), places }
  writeFileSync(join(bank, `quizzes/${quiz.id}.json`), JSON.stringify(file))
  writeFileSync(join(bank, 'list.json'), JSON.stringify([summarizeQuiz(changed)]))
  writeFileSync(join(folder, 'wrangler.toml'), CONFIGURATION)
  return openServer(port, { config: join(folder, 'wrangler.toml') })
}

/** Only the worker of this product is used: its pages come from the other one. */
const CONFIGURATION = `
name = "adhyayan"
main = "../../worker/index.ts"
compatibility_date = "2026-11-01"
compatibility_flags = ["nodejs_compat"]

[assets]
directory = "files"
binding = "ASSETS"
run_worker_first = ["/api/*"]

[[d1_databases]]
binding = "DB"
database_name = "adhyayan"
database_id = "00000000-0000-0000-0000-000000000000"
`

test('a quiz is graded by what the student saw, or the attempt is refused and its answers stay', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  test.setTimeout(180_000)
  await page.goto('/quiz')

  await test.step('an attempt at a version that nobody knows any more is refused, and its answers stay to be read', async () => {
    await page.route(/quizResults\.submit/, (route) => {
      const postData = route.request().postData()?.replaceAll(before.version, 'long-gone')
      return route.continue({ ...(postData && { postData }) })
    })
    await startQuiz(page)
    await page.keyboard.press('b')
    await handInUnfinished(page)
    await expect(page.getByRole('heading', { name: 'This attempt could not be graded' })).toBeVisible()
    await expect(page.getByText(ATTEMPT_MESSAGES.unknownVersion)).toBeVisible()
    await page.getByText('Your answers (1)').click()
    await expect(page.getByText('Question 1', { exact: true })).toBeVisible()
    expect(consoleErrors.splice(0).join()).toContain('422')
    await page.unroute(/quizResults\.submit/)
    await page.getByRole('button', { name: 'Back to Quizzes' }).click()
  })

  await startQuiz(page)
  // It is a retake, which has its own order.
  const running = (await readEntries(page)).find(({ value }) => value.state === 'running')
  const order = orderQuiz(before, String(running?.value.attemptId))
  const answerRightly = async (index: number) => {
    const { id, options } = order.questions[index] ?? { options: [] }
    const right = before.questions.find((question) => question.id === id)?.correctAnswer
    const place = options.findIndex((option) => option.id === right)
    await page.getByRole('radio').nth(place).check({ force: true })
  }
  await answerRightly(0)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await answerRightly(1)
  await expect(page.getByText('2 of 25 answered')).toBeVisible()

  const changed = await serveChangedQuiz(Number(new URL(baseURL ?? '').port) + 5, before)
  await page.route('**/api/trpc/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const headers = { ...route.request().headers(), origin: changed.origin }
    await route.fulfill({ response: await route.fetch({ url: changed.origin + pathname + search, headers }) })
  })
  try {
    await test.step('one that is running while the quiz changes continues with its questions', async () => {
      // The device does not have the questions any more, so the worker gives them in their old form.
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
    })

    await test.step('it is graded by them, and the next one has those of today', async () => {
      await handInUnfinished(page)
      await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
      await expect(page.getByText('2/25')).toBeVisible()
      await expect(page.getByRole('button', { name: 'All 25' })).toBeVisible()
      await page.getByRole('button', { name: 'Retake Quiz' }).click()
      await expect(page.getByText('Question 1 of 24')).toBeVisible()
    })
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await changed.close()
  }
})

async function handInUnfinished(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Question 25, not answered' }).click()
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await page.getByRole('button', { name: 'Submit anyway' }).click()
}
