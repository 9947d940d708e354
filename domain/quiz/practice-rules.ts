/** How sure a student was of a right answer. A guess does not count towards leaving the notebook of mistakes. */
export const CONFIDENCES = ['knew', 'guessed'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** How many questions one practice can have. */
export const PRACTICE_COUNTS = [5, 10, 15, 20, 30] as const
export const PRACTICE_COUNT_MAX = 30
export const PRACTICE_CHAPTERS_MAX = 12
export const PRACTICE_TOPICS_MAX = 60

export const PRACTICE_MESSAGES = {
  noChapter: 'Choose at least one chapter.',
  unknownChapter: 'There are no questions of this chapter.',
  nothing: 'No question fits this choice. Choose more topics or another difficulty.',
  tooMany: 'Too many practices were started in the last hour. Please go on later.',
} as const
