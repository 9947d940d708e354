import type { Hue } from '#domain/catalogue/catalogue.ts'
import { DIFFICULTIES } from '#domain/quiz/quiz-kinds.ts'
import { Badge } from '#src/ui/badge.tsx'

const HEIGHTS = ['h-1.5', 'h-2.5', 'h-3.5']

/** The difficulty as a word, and as one, two or three bars. */
export function DifficultyBadge({ difficulty }: { difficulty: string }) {
  const level = DIFFICULTIES.map(String).indexOf(difficulty)
  return (
    <Badge>
      <span aria-hidden="true" className="mr-1.5 inline-flex items-end gap-0.5">
        {HEIGHTS.map((height, index) => (
          <span
            className={`w-1 rounded-full ${height} ${index <= level ? 'bg-soft' : 'bg-line'}`}
            data-fill={index <= level || undefined}
            key={height}
          />
        ))}
      </span>
      <span>{difficulty}</span>
    </Badge>
  )
}

const HUES: Record<string, Hue> = {
  Physics: 'blue',
  Chemistry: 'green',
  Biology: 'lime',
  Mathematics: 'violet',
  English: 'rose',
  Nepali: 'red',
  'Computer Science': 'cyan',
}

/** The hue of a subject; amber for quizzes with several subjects. */
export function hueOf(subject: string): Hue {
  return HUES[subject] ?? 'amber'
}
