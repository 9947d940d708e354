import { describe, expect, test, vi } from 'vitest'
import { NO_QUIZZES } from '#domain/failure.ts'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { attemptOf, quiz } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import { quizResult } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const NOT_NOW = { status: 503, message: NO_QUIZZES }

/** The files of the product, except for paths that `answer` answers itself. */
function filesWith(answer: (path: string) => Response | undefined | Promise<never>) {
  const fetch = vi.fn(async (address: string | Request) => {
    const url = typeof address === 'string' ? address : address.url
    return (await answer(new URL(url).pathname)) ?? testEnv.ASSETS.fetch(address)
  })
  return { fetch }
}
const ofQuizzes = (answer: () => Response | Promise<never>) =>
  filesWith((path) => (path.startsWith('/api/bank/quizzes/') ? answer() : undefined))

describe('when the file of a quiz is not read', () => {
  test.each<[string, () => Response | Promise<never>]>([
    ['it is missing although the quiz is listed', () => new Response(null, { status: 404 })],
    ['the files are not served', () => new Response('busy', { status: 500 })],
    ['nobody answers', () => Promise.reject(new Error('Network connection lost.'))],
    ['it is cut off', () => new Response('{"today":')],
  ])('because %s, the attempt can be sent again and is then stored once', async (_, answer) => {
    const { cookies } = await openStudent()
    const attempt = attemptOf()
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const broken = openBrowser({ ASSETS: ofQuizzes(answer) })
    for (const [name, value] of cookies) broken.cookies.set(name, value)
    expect(await refusal(broken.api.quizResults.submit.mutate(attempt))).toEqual(NOT_NOW)
    expect(await refusal(broken.api.quizzes.get.query({ id: quiz.id }))).toEqual(NOT_NOW)
    expect(await db.select().from(quizResult)).toEqual([])
    const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)))
    expect(lines.map(({ level, path, causes }) => [level, path, causes[0].name])).toEqual([
      ['error', 'quizResults.submit', 'BankUnreadable'],
      ['error', 'quizzes.get', 'BankUnreadable'],
    ])

    const whole = openBrowser()
    for (const [name, value] of cookies) whole.cookies.set(name, value)
    expect(await whole.api.quizResults.submit.mutate(attempt)).toMatchObject({ saved: true, grade: { score: 100 } })
    expect(await db.select().from(quizResult)).toHaveLength(1)
  })

  test('a failure is not kept: the next request reads it', async () => {
    let failures = 1
    const ASSETS = ofQuizzes(() => (failures-- > 0 ? new Response(null, { status: 503 }) : whole.clone()))
    const whole = await testEnv.ASSETS.fetch(`http://assets/api/bank/quizzes/${quiz.id}.json`)
    const { api } = openBrowser({ ASSETS })
    vi.spyOn(console, 'error').mockReturnValue()
    expect(await refusal(api.quizzes.get.query({ id: quiz.id }))).toEqual(NOT_NOW)
    expect(await api.quizzes.get.query({ id: quiz.id })).toMatchObject({ id: quiz.id, version: quiz.version })
  })
})

test('without the list no request learns that a quiz does not exist', async () => {
  const ASSETS = filesWith((path) => (path === '/api/bank/list.json' ? new Response(null, { status: 404 }) : undefined))
  const { api } = openBrowser({ ASSETS })
  vi.spyOn(console, 'error').mockReturnValue()
  expect(await refusal(api.quizzes.list.query())).toEqual(NOT_NOW)
  expect(await refusal(api.quizzes.get.query({ id: 'no-such-quiz' }))).toEqual(NOT_NOW)
  expect(await api.quizzes.get.query({ id: quiz.id })).toMatchObject({ id: quiz.id })
})

test('a quiz is read once, and an id that can be no quiz is not read at all', async () => {
  const ASSETS = filesWith(() => undefined)
  const { api } = openBrowser({ ASSETS })
  for (let times = 0; times < 3; times++) await api.quizResults.submit.mutate(attemptOf())
  expect(ASSETS.fetch).toHaveBeenCalledTimes(1)
  for (const id of ['../list', 'list.json', 'a/b', 'A', '%2e%2e', 'a?b', '__proto__'])
    expect(await refusal(api.quizzes.get.query({ id }))).toEqual({ status: 404, message: ATTEMPT_MESSAGES.noQuiz })
  expect(ASSETS.fetch).toHaveBeenCalledTimes(1)
})

test.each(['/api/bank', '/api/bank/', '/api/bank/list.json', `/api/bank/quizzes/${quiz.id}.json`])(
  'the worker does not serve %s, however it is asked',
  async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'])
      expect((await openBrowser().request(path, { method })).status).toBe(404)
  },
)
