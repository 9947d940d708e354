import { QUESTION_STATES, type QuestionState, STATE_NAMES } from '#domain/quiz/question-state.ts'
import { Icon } from '#src/ui/icon.tsx'

/** The frame of each state. Marks tell them apart where the browser takes the colours away. */
export const STATE_FRAMES: Record<QuestionState, string> = {
  'not-visited': 'border-line text-faint',
  'not-answered': 'border-strong text-soft',
  answered: 'border-accent/70 bg-raised text-ink',
  flagged: 'border-orange/50 text-soft',
  'answered-flagged': 'border-orange/50 bg-raised text-ink',
}

/** A question that was not visited has a dashed frame. Without a class, because every page waits for the sheet of classes. */
export const frameStyle = (state: QuestionState) => (state === 'not-visited' ? { borderStyle: 'dashed' } : undefined)

/** The marks of a state in the corners of its frame: a check, a minus, a flag. A question not visited has none. */
export function StateMarks({ state }: { state: QuestionState }) {
  const isFlagged = state === 'flagged' || state === 'answered-flagged'
  const isAnswered = state === 'answered' || state === 'answered-flagged'
  return (
    <>
      {isAnswered && <Icon className="absolute right-0.5 bottom-0.5 size-3.5 text-accent" name="check" />}
      {state === 'not-answered' && <Icon className="absolute right-0.5 bottom-0.5 size-3.5 text-soft" name="minus" />}
      {isFlagged && <Icon className="absolute top-0.5 right-0.5 size-3.5 fill-orange text-orange" name="flag" />}
    </>
  )
}

/** The five states with their marks, and how many questions are in each, if that is known. */
export function StateLegend({ counts }: { counts?: Record<QuestionState, number> }) {
  return (
    <ul aria-label="States of the questions" className="grid gap-x-6 gap-y-2 text-15 text-soft sm:grid-cols-2">
      {QUESTION_STATES.map((state) => (
        <li className="flex items-center gap-3" key={state}>
          <span
            className={`tabular relative inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-sm border font-semibold ${STATE_FRAMES[state]}`}
            style={frameStyle(state)}
          >
            {counts ? <span>{counts[state]}</span> : <span aria-hidden="true">7</span>}
            <StateMarks state={state} />
          </span>
          <span>{upperFirst(STATE_NAMES[state])}</span>
        </li>
      ))}
    </ul>
  )
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
