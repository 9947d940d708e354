/** What a student has done so far, from the worker's sums. */
export type Deeds = { quizzes: number; views: number; points: number }

type Goal = { id: string; title: string; about: string; measure: keyof Deeds; goal: number }

/** The sums only grow, so what was achieved stays achieved until the student resets all stats. */
const GOALS: readonly Goal[] = [
  { id: 'first-quiz', title: 'First Quiz', about: 'Finish a quiz.', measure: 'quizzes', goal: 1 },
  { id: 'ten-quizzes', title: 'Ten Quizzes', about: 'Finish ten quizzes.', measure: 'quizzes', goal: 10 },
  { id: 'well-read', title: 'Well Read', about: 'Open notes and articles 50 times.', measure: 'views', goal: 50 },
  { id: 'thousand-points', title: 'A Thousand Points', about: 'Earn 1,000 points.', measure: 'points', goal: 1000 },
]

export type Achievement = Omit<Goal, 'measure'> & {
  /** How much of the goal is reached; never more than the goal. */
  reached: number
  isAchieved: boolean
}

export function listAchievements(deeds: Deeds): Achievement[] {
  return GOALS.map(({ measure, ...goal }) => ({
    ...goal,
    reached: Math.min(deeds[measure], goal.goal),
    isAchieved: deeds[measure] >= goal.goal,
  }))
}
