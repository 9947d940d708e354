import { MONTHS } from '../../../../domain/study/day.ts'
import { WEEKDAYS } from '../../../../domain/study/week.ts'
import { IconButton } from '../../../ui/button.tsx'

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
              <span className={`size-1 rounded-full ${openOn.has(one) ? 'bg-accent' : ''}`} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Such as 22 November. */
function nameDay(day: string): string {
  return `${Number(day.slice(-2))} ${monthOf(day)}`
}

/** The month of a week, or both months of a week that spans two: November 2026, or November – December 2026. */
function nameMonths(week: readonly string[]): string {
  const [first = ''] = week
  const last = week.at(-1) ?? first
  const year = last.slice(0, 4)
  if (monthOf(first) === monthOf(last)) return `${monthOf(last)} ${year}`
  const firstYear = first.slice(0, 4) === year ? '' : ` ${first.slice(0, 4)}`
  return `${monthOf(first)}${firstYear} – ${monthOf(last)} ${year}`
}

function monthOf(day: string): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? ''
}
