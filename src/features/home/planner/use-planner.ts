import { useMemo } from 'react'
import { fromCalendarDay, moveWeeks, toCalendarDay } from '#domain/calendar/week.ts'
import { isInDays, type NewTask, type Task, type TaskChange, withChanges } from '#domain/study/task-list.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { applyToHomeTasks, type Home } from '#src/platform/device/copies/home-copy.ts'
import { addOutgoing } from '#src/platform/device/outbox/add.ts'
import { isOfKind } from '#src/platform/device/outbox/kinds.ts'
import { useEntries } from '#src/platform/device/store/use-entries.ts'
import { useUserId } from '#src/platform/session/auth.tsx'

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
export function usePlanner(home: Pick<Home, 'tasks' | 'week'>, days: Days): Planner {
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
