import type { APIRequestContext, Browser } from '@playwright/test'
import { orderQuiz } from '#domain/quiz/shuffle.ts'
import { PASSWORD } from '#tests/support/worker/every-procedure.ts'
import type { Student } from './torture-students.ts'

/** Option numbers by question number, from 0, in the order of the attempt. */
export type Choices = ReadonlyMap<number, number>

type HandedIn = { owner: Student; choices: Choices; at: number }

type Stored = {
  attemptId: string
  quizId: string
  score: number
  correctAnswers: number
  earnedMarks: number
  completedAt: string
}

/** A wrong clock must not move an attempt to another time than its submission, with a tolerance for a slow machine. */
const TOLERANCE_MS = 2 * 60_000

/** The students' submissions, to be compared with their accounts at the end. */
export function openLedger() {
  const handedIn = new Map<string, HandedIn>()
  return {
    handIn: (attemptId: string, attempt: HandedIn) => handedIn.set(attemptId, attempt),
    count: () => handedIn.size,
    /** Every difference, as a sentence. */
    async compare(browser: Browser, origin: string, students: readonly Student[]): Promise<string[]> {
      const stored = new Map<string, { owner: Student; result: Stored }[]>()
      for (const owner of students) {
        for (const result of await listStored(browser, origin, owner)) {
          stored.set(result.attemptId, [...(stored.get(result.attemptId) ?? []), { owner, result }])
        }
      }
      const missing = [...handedIn].flatMap(([attemptId, attempt]) =>
        compareOne(attemptId, attempt, stored.get(attemptId)),
      )
      const invented = [...stored.keys()].filter((attemptId) => !handedIn.has(attemptId))
      return [...missing, ...invented.map((attemptId) => `${attemptId} is stored and was never handed in`)]
    },
  }
}

export type Ledger = ReturnType<typeof openLedger>

function compareOne(
  attemptId: string,
  { owner, choices, at }: HandedIn,
  stored: { owner: Student; result: Stored }[] = [],
): string[] {
  const [first] = stored
  const label = `${attemptId} of ${owner.name}`
  if (!first || stored.length > 1) return [`${label} is stored ${stored.length} times`]
  if (first.owner !== owner) return [`${label} is stored for ${first.owner.name}`]
  const { result } = first
  const correct = new Map(owner.quiz.questions.map(({ id, correctAnswer }) => [id, correctAnswer]))
  const right = orderQuiz(owner.quiz, attemptId).questions.filter(({ id, options }, index) => {
    const option = options[choices.get(index) ?? -1]
    return option !== undefined && option.id === correct.get(id)
  })
  const marks = right.reduce((sum, question) => sum + question.marks, 0)
  const score = Math.round((marks / owner.quiz.totalMarks) * 100)
  const expected = [owner.quiz.id, score, right.length, marks].join(' ')
  const found = [result.quizId, result.score, result.correctAnswers, result.earnedMarks].join(' ')
  const late = Date.parse(result.completedAt) - at
  return [
    ...(found === expected ? [] : [`${label} has the grade ${found} and not ${expected}`]),
    ...(Math.abs(late) <= TOLERANCE_MS ? [] : [`${label} was handed in ${Math.round(late / 1000)} s from its time`]),
  ]
}

async function listStored(browser: Browser, origin: string, { email }: Student): Promise<Stored[]> {
  const context = await browser.newContext({ baseURL: origin })
  try {
    await signIn(context.request, origin, email)
    const answer = await context.request.post('/api/own-data', { headers: { Origin: origin } })
    if (!answer.ok()) throw new Error(`The data of ${email} was answered with ${answer.status()}.`)
    const { quizResults }: { quizResults: Stored[] } = await answer.json()
    return quizResults
  } finally {
    await context.close()
  }
}

/** Signs in without a page, like another tab of which this one is not told. */
export async function signIn(request: APIRequestContext, origin: string, email: string): Promise<void> {
  const data = { email, password: PASSWORD }
  const answer = await request.post('/api/trpc/auth.signIn', { headers: { Origin: origin }, data })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`)
}
