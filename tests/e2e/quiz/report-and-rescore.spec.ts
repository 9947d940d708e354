import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { Question, Quiz } from '#domain/quiz/quiz.ts'
import { REPORT_MESSAGES } from '#domain/quiz/report-rules.ts'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { environment } from '#scripts/set-up/processes.mjs'
import { readBuiltQuizzes } from '#tests/support/samples/built-quizzes.ts'
import { openServer } from '#tests/support/served/served-product.ts'
import { startLibsqlServer } from '#tests/support/worker/libsql-server.ts'
import { expect, PHONE, register, startQuiz, test } from '../browser.ts'

const TITLE = 'Class 12 Chemistry: Cement'
const WORDS = 'My book gives another answer.'

/** The built quiz has the right key. Students saw it with a wrong one first. */
const corrected = readBuiltQuizzes().find(({ title }) => title === TITLE)
const first = corrected?.questions[0]
if (!corrected || !first) throw new Error('The quiz is not there.')
const mistaken = { ...first, correctAnswer: first.options.find(({ id }) => id !== first.correctAnswer)?.id ?? '' }

const readBuilt = ({ id }: Quiz) =>
  JSON.parse(readFileSync(join(projectFolder, `content/built/api/bank/quizzes/${id}.json`), 'utf8'))

/** The bank in which the first question still has the wrong key. */
function mistakenFile(quiz: Quiz, question: Question) {
  const { earlier: _, ...built } = readBuilt(quiz)
  return { ...built, today: { ...quiz, version: 'mistaken', questions: [question, ...quiz.questions.slice(1)] } }
}

/** The bank after the editor has corrected it: it knows the version with the wrong key. */
function correctedFile(quiz: Quiz, question: Question) {
  const form = `${question.id}.1`
  const ids = [form, ...quiz.questions.slice(1).map(({ id }) => id)]
  const versions = [{ version: 'mistaken', timeLimit: quiz.timeLimit, questions: ids }]
  return { ...readBuilt(quiz), today: quiz, earlier: { first: 'mistaken', versions, forms: { [form]: question } } }
}

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

/** The product with the wrong key, over a database that an editor's commands reach, too. */
async function serveMistaken(port: number, quiz: Quiz, databaseUrl: string) {
  const folder = join(projectFolder, `.cache/e2e-mistaken-${port}`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(projectFolder, 'dist'), join(folder, 'files'), { recursive: true })
  const file = join(folder, `files/api/bank/quizzes/${quiz.id}.json`)
  writeFileSync(file, JSON.stringify(mistakenFile(quiz, mistaken)))
  writeFileSync(join(folder, 'wrangler.toml'), CONFIGURATION)
  return openServer(port, {
    config: join(folder, 'wrangler.toml'),
    variables: { TURSO_DATABASE_URL: databaseUrl },
  })
}

/** A copy of the project in which an editor has corrected the key, and runs commands. */
function openEditorsDesk(port: number, quiz: Quiz, databaseUrl: string) {
  const desk = join(projectFolder, `.cache/e2e-editor-${port}`)
  rmSync(desk, { recursive: true, force: true })
  mkdirSync(join(desk, 'content'), { recursive: true })
  for (const part of ['package.json', 'scripts', 'worker', 'domain', 'wrangler.toml', 'content'])
    cpSync(join(projectFolder, part), join(desk, part), { recursive: true })
  const bank = join(desk, `content/built/api/bank/quizzes/${quiz.id}.json`)
  writeFileSync(bank, JSON.stringify(correctedFile(quiz, mistaken)))
  return async (command: 'reports' | 'rescore') => {
    const script = join(desk, `scripts/deploy/${command}.ts`)
    const env = environment({ TURSO_DATABASE_URL: databaseUrl })
    const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: desk, env })
    return stdout
  }
}

async function sitQuiz(page: Page, quiz: Quiz) {
  await page.goto('/dashboard/quizzes/take')
  await startQuiz(page, TITLE)
  const place = first?.options.findIndex(({ id }) => id === first.correctAnswer) ?? -1
  await page.getByRole('radio').nth(place).check({ force: true })
  const last = new RegExp(`^Question ${quiz.totalQuestions}, not answered$`)
  await page.getByRole('button', { name: 'All questions' }).click()
  await page.getByRole('dialog').getByRole('button', { name: last }).click()
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await page.getByRole('button', { name: 'Submit anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Completed' })).toBeVisible()
  await expect(page.getByText(`0/${quiz.totalQuestions}`)).toBeVisible()
}

test('a report reaches the editor, and a corrected key changes the result once and is told at home', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const port = Number(new URL(baseURL ?? '').port) + 6
  const database = await startLibsqlServer()
  const product = await serveMistaken(port, corrected, database.url)
  const run = openEditorsDesk(port, corrected, database.url)
  const context = await browser.newContext({ baseURL: product.origin, viewport: PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto('/login')
    await register(page)
    await sitQuiz(page, corrected)

    await test.step('the student reports the question', async () => {
      const question = page.locator('details').first()
      await question.locator('summary').click()
      await question.getByRole('button', { name: 'Report a problem with question 1' }).click()
      const dialog = page.getByRole('dialog', { name: 'Report a problem' })
      await dialog.getByRole('radio', { name: 'The answer shown as right is wrong' }).check()
      await dialog.getByRole('textbox').fill(WORDS)
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText(REPORT_MESSAGES.received)).toBeVisible()
      await expect.poll(() => run('reports'), { timeout: 60_000 }).toContain('1 open report in')
      const listed = await run('reports')
      for (const text of [WORDS, first.question, 'The answer shown as right is wrong', first.explanation])
        expect(listed).toContain(text)
    })

    await test.step('the editor corrects the key, and results change once', async () => {
      expect(await run('rescore')).toContain('Graded again: 1, with another score: 1.')
      expect(await run('rescore')).toContain('Graded again: 0, with another score: 0.')
    })

    await test.step('the home tells the student, once', async () => {
      const score = Math.round((first.marks / corrected.totalMarks) * 100)
      await page.goto('/dashboard')
      const notice = page.getByRole('region', { name: 'Corrected results' })
      await expect(notice).toContainText(`${TITLE}: ${score}%, before 0%`)
      await notice.getByRole('button', { name: 'OK' }).click()
      await expect(notice).toHaveCount(0)
      const listed = await page.request.get('/api/trpc/quizResults.list?input={}')
      expect(await listed.json()).toMatchObject({ result: { data: { items: [{ score, correctAnswers: 1 }] } } })
    })
  } finally {
    await context.close()
    await product.close()
    await database.close()
  }
})
