import { WEEKDAYS } from '#domain/calendar/week.ts'
import { IconButton } from '#src/ui/button.tsx'
import { nameDay, nameMonths } from './name-days.ts'

type Props = {
  /** The seven days of a week, such as 2026-11-22. */
  week: readonly string[]
  day: string
  today: string
  /** The days with a task that is not done. */
  openOn: ReadonlySet<string>
  onChoose: (day: string) => void
  onMove: (weeks: 1 | -1) => void
}

export function WeekStrip({ week, day, today, openOn, onChoose, onMove }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between">
        <IconButton icon="chevron-left" label="Previous week" onClick={() => onMove(-1)} />
        <p aria-live="polite" className="font-semibold">
          {nameMonths(week)}
        </p>
        <IconButton icon="chevron-right" label="Next week" onClick={() => onMove(1)} />
      </div>
      <ul className="grid grid-cols-7 gap-1">
        {week.map((one, index) => (
          <li key={one}>
            <button
              aria-current={one === today ? 'date' : undefined}
              aria-label={`${WEEKDAYS[index]}, ${nameDay(one)}${openOn.has(one) ? ', has open tasks' : ''}`}
              aria-pressed={one === day}
              className="flex min-h-14 w-full flex-col items-center justify-center rounded-sm text-13 text-soft transition-colors duration-150 hover:bg-raised aria-[current=date]:text-accent aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:outline aria-pressed:outline-strong"
              onClick={() => onChoose(one)}
              type="button"
            >
              <span>{WEEKDAYS[index]?.slice(0, 1)}</span>
              <span className="tabular text-17 font-semibold">{Number(one.slice(-2))}</span>
              <span
                className={`size-1 rounded-full ${openOn.has(one) ? 'bg-accent' : ''}`}
                data-fill={openOn.has(one) || undefined}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
