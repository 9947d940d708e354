import index from '#content/built/subject-index.json'
import { contentClass, findGradeLevel, type GradeLevel } from '#domain/account/grade-level.ts'
import { secondsByDay, toCalendarDay } from '#domain/calendar/week.ts'
import { leftForToday } from '#domain/quiz/mistakes.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { findSeries, type Series } from '#domain/quiz/quiz-kinds.ts'
import { ACTIVITIES_SHOWN, mergeActivity } from '#domain/study/recent-activity.ts'
import { recommend, type SubjectContent, type SubjectRecord } from '#domain/study/recommendation.ts'
import { minutesOf } from '#domain/study/study-stats.ts'
import { router, studentProcedure } from '../procedures.ts'
import { toProfile } from '../profile/to-profile.ts'
import { listQuizzes } from '../quizzes/find-quiz.ts'
import { readHome } from './store.ts'

export const homeRouter = router({
  /** All data of the dashboard's home. Study time is in seconds; in the summary it is in minutes. */
  get: studentProcedure.query(async ({ ctx }) => {
    const [home, quizzes] = await Promise.all([readHome(ctx.db, ctx.student.id, ctx.now), listQuizzes(ctx.assets)])
    const profile = home.profile && toProfile(ctx.student, home.profile)
    const studies = {
      records: joinRecords(home),
      topics: home.topics,
      targets: home.targets,
      recentQuizIds: home.recentQuizzes.map(({ quizId }) => quizId),
    }
    const contents = listSubjectContents(findGradeLevel(profile?.grade_level), quizzes)
    return {
      profile,
      favorites: home.favorites,
      tasks: home.tasks,
      lastNote: home.lastNote,
      recommendations: recommend(studies, contents, ctx.now),
      activity: mergeActivity(home.recentQuizzes, home.recentContent, ACTIVITIES_SHOWN),
      summary: {
        totalStudyTime: minutesOf(home.stats.totalStudyTime),
        totalQuizzes: home.stats.totalQuizzes,
        totalContentViews: home.stats.totalContentViews,
        recentQuizzes: home.recentQuizzes,
        recentContent: home.recentContent,
      },
      /** Questions of the notebook of mistakes for today. */
      mistakesDue: Math.min(home.mistakesDue, leftForToday(home.mistakesReviewed)),
      /** Results that changed because a right answer was corrected, until the student has seen the notice. */
      corrected: home.corrected,
      /** The latest unfinished attempt of all devices. */
      unfinished: describeUnfinished(home.running, quizzes),
      /** Seconds of study by day, from the first day of this week to the last. */
      week: {
        days: home.days.map(toCalendarDay),
        seconds: secondsByDay(home.days, home.secondsByDay),
      },
    }
  }),
})

type Home = Awaited<ReturnType<typeof readHome>>

function describeUnfinished(running: Home['running'], quizzes: readonly QuizSummary[]) {
  const quiz = quizzes.find(({ id }) => id === running?.quizId)
  if (!running || !quiz) return null
  const { title, totalQuestions } = quiz
  return { attemptId: running.attemptId, title, answered: Object.keys(running.answers).length, totalQuestions }
}

/** Quizzes and reading by subject. */
function joinRecords({ subjects, recentQuizCounts, subjectsRead }: Home): SubjectRecord[] {
  const countOf = new Map(recentQuizCounts.map(({ subject, quizzes }) => [subject, quizzes]))
  const readAt = new Map(subjectsRead.map(({ subject, lastAccessed }) => [subject, lastAccessed ?? 0]))
  const practised = subjects.map(({ subject, quizzes, scoreSum, lastQuizAt }) => ({
    subject,
    recentQuizzes: countOf.get(subject) ?? 0,
    average: scoreSum / quizzes,
    lastStudiedAt: Math.max(lastQuizAt, readAt.get(subject) ?? 0),
  }))
  const known = new Set(practised.map(({ subject }) => subject))
  const onlyRead = [...readAt].filter(([subject]) => !known.has(subject))
  return [
    ...practised,
    ...onlyRead.map(([subject, lastStudiedAt]) => ({ subject, recentQuizzes: 0, average: null, lastStudiedAt })),
  ]
}

/**
 * The subjects of a student's class by name, with the quizzes of each. Quizzes of the student's own series come first,
 * because the first new one is recommended. Mock exams with several subjects are left out.
 */
function listSubjectContents(level: GradeLevel | null, listed: readonly QuizSummary[]): SubjectContent[] {
  const own = ownSeries(level)
  const quizzes = listed.toSorted((a, b) => Number(b.series === own) - Number(a.series === own))
  return index
    .filter((subject) => subject.grade_level === contentClass(level))
    .map(({ key, name }) => ({
      key,
      subject: name,
      url: `/notes/${key}`,
      quizzes: quizzes.filter((quiz) => quiz.subject === name),
    }))
}

function ownSeries(level: GradeLevel | null): Series {
  return findSeries(level?.toLowerCase()) ?? 'class-12'
}
