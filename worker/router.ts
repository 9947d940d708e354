import { accountRouter } from './account/router.ts'
import { bookmarksRouter } from './bookmarks/router.ts'
import { contactRouter } from './contact/router.ts'
import { contentAccessRouter } from './content-access/router.ts'
import { favoritesRouter } from './favorites/router.ts'
import { homeRouter } from './home/router.ts'
import { learningRouter } from './learning/router.ts'
import { preferencesRouter } from './preferences/router.ts'
import { router } from './procedures.ts'
import { profileRouter } from './profile/router.ts'
import { questionMarksRouter } from './question-marks/router.ts'
import { questionReportsRouter } from './question-reports/router.ts'
import { quizResultsRouter } from './quiz-results/router.ts'
import { quizzesRouter } from './quizzes/router.ts'
import { readingRouter } from './reading/router.ts'
import { resetRouter } from './reset/router.ts'
import { runningAttemptsRouter } from './running-attempts/router.ts'
import { authRouter, session } from './sign-in/router.ts'
import { statsRouter } from './stats/router.ts'
import { tasksRouter } from './tasks/router.ts'

export const appRouter = router({
  session,
  auth: authRouter,
  account: accountRouter,
  profile: profileRouter,
  preferences: preferencesRouter,
  quizzes: quizzesRouter,
  quizResults: quizResultsRouter,
  runningAttempts: runningAttemptsRouter,
  learning: learningRouter,
  questionReports: questionReportsRouter,
  contentAccess: contentAccessRouter,
  bookmarks: bookmarksRouter,
  favorites: favoritesRouter,
  tasks: tasksRouter,
  home: homeRouter,
  reading: readingRouter,
  questionMarks: questionMarksRouter,
  contact: contactRouter,
  stats: statsRouter,
  reset: resetRouter,
})

export type AppRouter = typeof appRouter
