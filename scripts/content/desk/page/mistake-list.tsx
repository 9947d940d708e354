import { Icon } from '#src/ui/icon.tsx'
import type { DeskMistake } from '../desk-types.ts'

/** `onOpen` leads to a question, where there are any. */
export function MistakeList({ mistakes, onOpen }: { mistakes: DeskMistake[]; onOpen?: (number: number) => void }) {
  if (mistakes.length === 0)
    return (
      <p className="flex items-center gap-2 text-green" role="status">
        <Icon className="size-5" name="check" />
        Nothing is wrong here.
      </p>
    )
  return (
    <section aria-label="Mistakes" className="card flex shrink-0 flex-col gap-2 border-red/60 px-4 py-3">
      <h2 className="text-17 font-semibold text-red">
        {mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`}
      </h2>
      <ul className="flex flex-col gap-2">
        {mistakes.map(({ line, quote, question, message }) => (
          <li key={`${line} ${message}`}>
            <p className="first-letter:uppercase">{message}</p>
            {line > 0 && (
              <p className="mt-1 flex flex-wrap gap-x-3 text-13 text-soft">
                <span>Line {line}</span>
                {question && (
                  <button className="text-accent underline" onClick={() => onOpen?.(question.number)} type="button">
                    question {question.number}, {question.id}
                  </button>
                )}
                <code className="min-w-0 rounded-sm bg-ground px-2 wrap-anywhere text-ink">{quote}</code>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
