import type { Browser } from '@playwright/test'
import type { Quiz } from '#domain/quiz/quiz.ts'
import { readBuiltQuizzes } from '#tests/support/samples/built-quizzes.ts'
import { PASSWORD } from '#tests/support/worker/every-procedure.ts'

/**
 * `trace` is the text by which a screen shows its student. A student takes the same quiz again and again, so that a
 * title on a screen shows whose result it is.
 */
export type Student = { name: string; trace: string; email: string; quiz: Quiz }

/** First names that no text of the site contains. */
const NAMES = [
  'Ashwikara Gurung',
  'Bhuprital Rai',
  'Chandravo Thapa',
  'Dolmayansi Sherpa',
  'Elinshaya Magar',
  'Furbakalo Tamang',
  'Gitanshira Adhikari',
  'Harivanto Limbu',
  'Ishkalima Karki',
  'Janakharo Chaudhary',
]

/** Quizzes without a penalty. */
const PLAIN = readBuiltQuizzes().filter(({ exam }) => !exam)

export async function signUpStudents(browser: Browser, origin: string, count: number): Promise<Student[]> {
  return Promise.all(
    NAMES.slice(0, count).map(async (name, index) => {
      const email = `torture-${Date.now()}-${process.pid}-${index}@example.com`
      const quiz = PLAIN[index % PLAIN.length]
      if (!quiz) throw new Error('There is no quiz.')
      const context = await browser.newContext({ baseURL: origin })
      const post = async (procedure: string, data: unknown) => {
        const answer = await context.request.post(`/api/trpc/${procedure}`, { headers: { Origin: origin }, data })
        if (!answer.ok()) throw new Error(`${procedure} answered ${answer.status()}`)
      }
      await post('auth.signUp', { email, password: PASSWORD })
      await post('profile.update', { full_name: name, grade_level: 'Class 12' })
      await context.close()
      return { name, trace: name.split(' ')[0] ?? name, email, quiz }
    }),
  )
}
