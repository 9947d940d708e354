import type { Hue } from '#domain/catalogue/catalogue.ts'

const HUES: Record<string, Hue> = {
  Physics: 'blue',
  Chemistry: 'green',
  Biology: 'lime',
  Mathematics: 'violet',
  English: 'rose',
  'Computer Science': 'cyan',
}

/** The hue of a subject; amber for quizzes with several subjects. */
export function hueOf(subject: string): Hue {
  return HUES[subject] ?? 'amber'
}
