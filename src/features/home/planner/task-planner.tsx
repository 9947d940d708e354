import { useState } from 'react'
import { fromCalendarDay, moveWeeks, toCalendarDay, WEEKDAYS, weekOf } from '#domain/calendar/week.ts'
import { sortTasks } from '#domain/study/task-list.ts'
import type { Home } from '#src/platform/device/copies/home-copy.ts'
import { IconButton } from '#src/ui/button.tsx'
import { dayOf } from '#src/ui/clock/use-clock.ts'
import { Panel } from '../panel.tsx'
import { nameDay, nameMonths } from './name-days.ts'
import { TaskForm } from './task-form.tsx'
import { TaskList } from './task-list.tsx'
import { usePlanner } from './use-planner.ts'

/** The tasks of one day, and the week around it. Days are those of Nepal. */
export function TaskPlanner({ home, today }: { home: Pick<Home, 'tasks' | 'week'>; today: string }) {
  // Null means today, and follows it at midnight. A chosen day stays until it is today itself.
  const [chosen, choose] = useState<string | null>(null)
  if (chosen === today) choose(null)
  const day = chosen ?? today
  const week = weekOf(fromCalendarDay(day)).map(toCalendarDay)
  const { tasks, hasFailed, retry, add, complete, remove } = usePlanner(home, {
    from: week[0] ?? day,
    to: week.at(-1) ?? day,
  })
  return (
    <Panel icon="check" title="Task Planner">
      <WeekStrip
        day={day}
        onChoose={choose}
        onMove={(weeks) => choose(toCalendarDay(moveWeeks(fromCalendarDay(day), weeks)))}
        openOn={new Set(tasks?.filter(({ completed }) => !completed).map(({ date }) => date))}
        today={today}
        week={week}
      />
      <TaskForm onAdd={(task) => add({ ...task, date: chosen ?? dayOf(Date.now()) })} />
      <TaskList
        hasFailed={hasFailed}
        isToday={day === today}
        key={day}
        onComplete={complete}
        onRemove={remove}
        onRetry={retry}
        tasks={tasks && sortTasks(tasks.filter(({ date }) => date === day))}
      />
    </Panel>
  )
}

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

function WeekStrip({ week, day, today, openOn, onChoose, onMove }: Props) {
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
