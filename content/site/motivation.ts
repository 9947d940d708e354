import type { GradeLevel } from '#domain/account/grade-level.ts'

/** The line below the greeting, by the grade level of the profile. */
export const MOTIVATION = {
  'Class 10': 'The SEE asks for what you practised. One chapter an evening is enough to be ready.',
  'Class 11': 'What you understand this year carries half of Class 12. Build it slowly and well.',
  'Class 12': 'The board paper rewards clear steps. Write one full answer today, then check it.',
  IOE: 'A hundred questions in two hours: train your speed only after you are sure.',
  CEE: 'Two hundred questions ask for calm more than for luck. Revise a little of everything today.',
} as const satisfies Record<GradeLevel, string>

/** Takes the place of the greeting and the line if the profile has no grade level. */
export const COMPLETE_PROFILE = 'Complete your profile, and we will show the notes and quizzes of your class.'
