import { authRouter, session } from './auth/router.ts'
import { contactRouter } from './contact/router.ts'
import { contentAccessRouter } from './content-access/router.ts'
import { quizResultsRouter } from './quiz-results/router.ts'
import { quizzesRouter } from './quizzes/router.ts'
import { statsRouter } from './stats/router.ts'
import { router } from './trpc.ts'

export const appRouter = router({
  session,
  auth: authRouter,
  quizzes: quizzesRouter,
  quizResults: quizResultsRouter,
  contentAccess: contentAccessRouter,
  contact: contactRouter,
  stats: statsRouter,
})

export type AppRouter = typeof appRouter
