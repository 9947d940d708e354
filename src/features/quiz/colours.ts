import type { Colour } from '../../../domain/quiz/grading.ts'

export const TEXT_COLOURS: Record<Colour, string> = {
  green: 'text-green',
  yellow: 'text-yellow',
  orange: 'text-orange',
  red: 'text-red',
}
