import { useState } from 'react'
import { fromCalendarDay, moveWeeks, toCalendarDay, weekOf } from '#domain/calendar/week.ts'
import { sortTasks } from '#domain/study/task-list.ts'
import type { Home } from '#src/platform/device/copies/home-copy.ts'
import { dayOf } from '#src/ui/clock/use-clock.ts'
import { Panel } from '../panel.tsx'
import { TaskForm } from './task-form.tsx'
import { TaskList } from './task-list.tsx'
import { usePlanner } from './use-planner.ts'
import { WeekStrip } from './week-strip.tsx'

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
