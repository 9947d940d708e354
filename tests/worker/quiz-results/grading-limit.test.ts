import { describe, expect, test, vi } from 'vitest'
import { TRIES } from '#domain/account/try-limits.ts'
import { failureKindOf } from '#domain/failure-kind.ts'
import { ATTEMPT_MESSAGES } from '#domain/quiz/answers.ts'
import { openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { attemptOf } from '#tests/support/worker/sample-attempts.ts'
import { openDatabase } from '#worker/db/client.ts'
import { quizResult, signInThrottle } from '#worker/db/schema.ts'
import { limitsById, openLimits } from '#worker/throttle/limits.ts'

const db = openDatabase(testEnv)
const TOO_MANY = { status: 429, message: ATTEMPT_MESSAGES.tooMany }
/** The network of requests without CF-Connecting-IP. */
const HERE = 'unknown'

/** All but one of the submissions allowed in an hour. */
async function useUpBut1({ key, most }: { key: string; most: number }): Promise<void> {
  await db.insert(signInThrottle).values({ key, failures: most - 1, windowStartedAt: Date.now() })
}

describe('a loop that submits attempts to read their right answers', () => {
  test('is refused after so many from one network, and learns nothing more', async () => {
    await useUpBut1((await openLimits(db, Date.now())).gradingsFromNetwork(HERE))
    const { api, request } = openBrowser()
    await expect(api.quizResults.submit.mutate(attemptOf({ answers: {} }))).resolves.toHaveProperty('grade')
    expect(await refusal(api.quizResults.submit.mutate(attemptOf({ answers: {} })))).toEqual(TOO_MANY)
    const body = JSON.stringify(attemptOf({ answers: {} }))
    const headers = { 'Content-Type': 'application/json', 'CF-Connecting-IP': HERE }
    const refused = await request('/api/trpc/quizResults.submit', { method: 'POST', headers, body })
    expect(await refused.text()).not.toContain('correctAnswer')
    // A student in the same network is not refused.
    const student = await openStudent()
    await expect(student.api.quizResults.submit.mutate(attemptOf())).resolves.toMatchObject({ saved: true })
  })

  test('is refused as well with a session, also for attempts from before a reset, which are not stored', async () => {
    const { api, user } = await openStudent()
    await api.reset.stats.mutate()
    await useUpBut1(limitsById.gradingsOf(user.uid))
    const old = () => attemptOf({ answers: {}, completedAt: Date.now() - 60_000 })
    await expect(api.quizResults.submit.mutate(old())).resolves.toMatchObject({ saved: false, stored: false })
    expect(await refusal(api.quizResults.submit.mutate(old()))).toEqual(TOO_MANY)
  })
})

describe('a result that is refused for now', () => {
  test('is sent again later by its device, and then answered', async () => {
    const { api } = openBrowser()
    await useUpBut1((await openLimits(db, Date.now())).gradingsFromNetwork(HERE))
    await api.quizResults.submit.mutate(attemptOf())
    const attempt = attemptOf()
    const refused = await refusal(api.quizResults.submit.mutate(attempt))
    expect(refused).toEqual(TOO_MANY)
    expect(failureKindOf(refused.status)).toBe('passing')
    vi.setSystemTime(Date.now() + TRIES.gradingsFromNetwork.windowMs)
    await expect(api.quizResults.submit.mutate(attempt)).resolves.toHaveProperty('grade')
    vi.useRealTimers()
  })

  test('can be submitted with an account at once, and is stored there', async () => {
    const { api, user } = await openStudent()
    const { key, most } = limitsById.gradingsOf(user.uid)
    await db.insert(signInThrottle).values({ key, failures: most, windowStartedAt: Date.now() })
    await expect(api.quizResults.submit.mutate(attemptOf())).resolves.toMatchObject({ saved: true })
    expect(await db.$count(quizResult)).toBe(1)
  })
})

test.runIf(hasLibsql)('a visitor gets the result while the database does not answer', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await setControl({ failures: 3 })
  await expect(openBrowser().api.quizResults.submit.mutate(attemptOf())).resolves.toMatchObject({ saved: false })
  await setControl({ failures: 0 })
  logged.mockRestore()
})
