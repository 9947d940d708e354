/** Characters. */
export const TASK_TITLE_MAX = 200

/** The most days in one request: six weeks. */
export const TASK_DAYS_MAX = 42

/** The most tasks of one day. It limits how much a request reads and how much a script can store. */
export const TASKS_PER_DAY = 50

export const TASK_MESSAGES = {
  title: 'Please enter a task.',
  long: `A task has at most ${TASK_TITLE_MAX} characters.`,
  day: 'A day is written as 2026-11-21.',
  tooMany: `A day holds at most ${TASKS_PER_DAY} tasks.`,
} as const
