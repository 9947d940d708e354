import { useState } from 'react'
import { sortTasks, type Task, type TaskPriority } from '../../../../domain/study/task.ts'
import { fromCalendarDay, moveWeeks, toCalendarDay, weekOf } from '../../../../domain/study/week.ts'
import { Panel } from '../panel.tsx'
import { TaskForm } from './task-form.tsx'
import { TaskList } from './task-list.tsx'
import { WeekStrip } from './week-strip.tsx'

export type Planner = {
  /** Undefined while they are not known. */
  tasksOf: (days: { from: string; to: string }) => readonly Task[] | undefined
  add: (task: { title: string; priority: TaskPriority; date: string }) => void
  complete: (task: Task, completed: boolean) => void
  remove: (task: Task) => void
}

type Props = { planner: Planner; today: string }

/** The tasks of one day, and the week around it. Days are those of Nepal. */
export function TaskPlanner({ planner, today }: Props) {
  const [day, setDay] = useState(today)
  const week = weekOf(fromCalendarDay(day)).map(toCalendarDay)
  const [from = day] = week
  const tasks = planner.tasksOf({ from, to: week.at(-1) ?? day })
  const move = (weeks: number) => setDay(toCalendarDay(moveWeeks(fromCalendarDay(day), weeks)))
  return (
    <Panel icon="check" title="Task Planner">
      <WeekStrip
        day={day}
        onChoose={setDay}
        onMove={move}
        openOn={new Set(tasks?.filter(({ completed }) => !completed).map(({ date }) => date))}
        today={today}
        week={week}
      />
      <TaskForm onAdd={(task) => planner.add({ ...task, date: day })} />
      <TaskList
        isToday={day === today}
        onComplete={planner.complete}
        onRemove={planner.remove}
        tasks={tasks && sortTasks(tasks.filter(({ date }) => date === day))}
      />
    </Panel>
  )
}
