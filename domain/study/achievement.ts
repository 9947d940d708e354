import type { Profile } from '../account/profile.ts'

/** A student's work so far: the sums of the home and the figures of the profile. */
export type StudyTotals = {
  summary: { totalQuizzes: number; totalContentViews: number; totalStudyTime: number }
  profile: Pick<Profile, 'points' | 'study_streak' | 'total_study_hours'> | null
}

type Goal = { id: string; title: string; about: string; count: (totals: StudyTotals) => number; goal: number }

const countQuizzes = ({ summary }: StudyTotals) => summary.totalQuizzes
const countViews = ({ summary }: StudyTotals) => summary.totalContentViews
export const countPoints = ({ profile }: StudyTotals) => profile?.points ?? 0

/** The sums only grow, so an achievement is kept until the student resets all stats. */
const GOALS: readonly Goal[] = [
  { id: 'first-quiz', title: 'First Quiz', about: 'Finish a quiz.', count: countQuizzes, goal: 1 },
  { id: 'ten-quizzes', title: 'Ten Quizzes', about: 'Finish ten quizzes.', count: countQuizzes, goal: 10 },
  { id: 'well-read', title: 'Well Read', about: 'Open notes and articles 50 times.', count: countViews, goal: 50 },
  { id: 'thousand-points', title: 'A Thousand Points', about: 'Earn 1,000 points.', count: countPoints, goal: 1000 },
]

export type Achievement = Omit<Goal, 'count'> & {
  /** The reached part of the goal; never more than the goal. */
  reached: number
  isAchieved: boolean
}

export function listAchievements(totals: StudyTotals): Achievement[] {
  return GOALS.map(({ count, ...goal }) => {
    const done = count(totals)
    return { ...goal, reached: Math.min(done, goal.goal), isAchieved: done >= goal.goal }
  })
}
