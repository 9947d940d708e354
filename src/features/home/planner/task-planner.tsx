import { useMemo, useState } from 'react'
import { fromCalendarDay, moveWeeks, toCalendarDay, WEEKDAYS, weekOf } from '#domain/calendar/week.ts'
import { isInDays, type NewTask, sortTasks, type Task, type TaskChange, withChanges } from '#domain/study/task-list.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { applyToHomeTasks, type Home } from '#src/platform/device/copies/home-copy.ts'
import { addOutgoing } from '#src/platform/device/outbox/add.ts'
import { isOfKind } from '#src/platform/device/outbox/kinds.ts'
import { useEntries } from '#src/platform/device/store/use-entries.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { dayOf } from '#src/ui/clock/use-clock.ts'
import { Panel } from '../panel.tsx'
import { nameDay, nameMonths } from './name-days.ts'
import { TaskForm } from './task-form.tsx'
import { TaskList } from './task-list.tsx'

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

type Days = { from: string; to: string }

type Planner = {
  /** Undefined until they are loaded. */
  tasks: readonly Task[] | undefined
  /** The days could not be loaded, or there is no connection to load them. */
  hasFailed: boolean
  retry: () => void
  add: (task: NewTask) => void
  complete: (task: Task, completed: boolean) => void
  remove: (task: Task) => void
}

/**
 * The tasks of some days: the worker's, with the unsent changes applied. The home loads three weeks at once; other
 * weeks are requested one by one.
 */
function usePlanner(home: Pick<Home, 'tasks' | 'week'>, days: Days): Planner {
  const userId = useUserId()
  const { entries } = useEntries('outgoing', userId)
  const changes = useMemo(
    () => entries.flatMap(({ value }) => (isOfKind('task', value) ? [{ id: value.id, change: value.payload }] : [])),
    [entries],
  )
  const firstDay = fromCalendarDay(home.week.days[0] ?? days.from)
  const listed = { from: toCalendarDay(moveWeeks(firstDay, -1)), to: toCalendarDay(moveWeeks(firstDay, 2) - 1) }
  const isKnown = isInDays(days.from, listed) && isInDays(days.to, listed)
  const asked = trpc.tasks.list.useQuery(days, { enabled: !isKnown })
  const known = isKnown ? home.tasks : asked.data
  const put = (id: string, payload: TaskChange) => {
    applyToHomeTasks(userId, id, payload)
    void addOutgoing(userId, { kind: 'task', id, payload, at: Date.now(), notBefore: 0 })
  }
  return {
    hasFailed: !known && (asked.isPaused || asked.isError),
    retry: () => void asked.refetch(),
    tasks: known && withChanges(known, changes).filter(({ date }) => isInDays(date, days)),
    add: (entered) => {
      const task: Task = { ...entered, id: crypto.randomUUID(), completed: false, createdAt: Date.now() }
      put(task.id, { action: 'add', task })
    },
    complete: ({ id }, completed) => put(id, { action: 'complete', completed }),
    remove: ({ id }) => put(id, { action: 'delete' }),
  }
}
