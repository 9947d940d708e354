import * as z from 'zod/mini'
import { Moment } from '../calendar/moment.ts'
import { fromCalendarDay, isCalendarDay } from '../calendar/week.ts'
import { lineOf } from '../input.ts'
import { TASK_PRIORITIES } from './task-list.ts'
import { TASK_DAYS_MAX, TASK_MESSAGES, TASK_TITLE_MAX } from './task-rules.ts'

const TaskPriority = z.enum(TASK_PRIORITIES, 'A priority is low, medium or high.')

/** A calendar day in Nepal, such as 2026-11-21. */
export const CalendarDay = z.string(TASK_MESSAGES.day).check(z.refine(isCalendarDay, TASK_MESSAGES.day))

const TaskId = z.uuid('A task needs an id (a UUID).')

export const Task = z.strictObject({
  id: TaskId,
  title: lineOf({ max: TASK_TITLE_MAX, none: TASK_MESSAGES.title, long: TASK_MESSAGES.long }),
  completed: z.boolean('A task is completed or not.'),
  date: CalendarDay,
  priority: z._default(TaskPriority, 'medium'),
  createdAt: Moment,
})

/** Sets whether a task is done. It is not a toggle, so that it can be sent twice. */
export const TaskCompletion = z.strictObject({ id: TaskId, completed: z.boolean('A task is completed or not.') })

export const TaskName = z.strictObject({ id: TaskId })

/** The first and the last requested day, both included. */
export const TaskDays = z.strictObject({ from: CalendarDay, to: CalendarDay }).check(
  z.refine(({ from, to }) => {
    const days = fromCalendarDay(to) - fromCalendarDay(from) + 1
    return days >= 1 && days <= TASK_DAYS_MAX
  }, `Ask for 1 to ${TASK_DAYS_MAX} days.`),
)
