import { useState } from 'react'
import type { Task, TaskPriority } from '#domain/study/task-list.ts'
import { Badge, type Tone } from '#src/ui/badge.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

/** A long list would fill a phone, so the other tasks show on request. */
const SHOWN_ON_PHONE = 5

type Props = {
  /** The tasks of one day; undefined until they are loaded. */
  tasks: readonly Task[] | undefined
  isToday: boolean
  hasFailed: boolean
  onRetry: () => void
  onComplete: (task: Task, completed: boolean) => void
  onRemove: (task: Task) => void
}

export function TaskList({ tasks, isToday, hasFailed, onRetry, onComplete, onRemove }: Props) {
  if (hasFailed) return <NotLoaded onRetry={onRetry} />
  if (!tasks) {
    return (
      <Skeleton className="flex flex-col gap-2" text="Loading tasks...">
        <Bone className="h-12" />
      </Skeleton>
    )
  }
  if (tasks.length === 0) {
    return <p className="text-soft">{isToday ? 'Nothing planned for today yet.' : 'Nothing planned for this day.'}</p>
  }
  return <Tasks onComplete={onComplete} onRemove={onRemove} tasks={tasks} />
}

type TasksProps = Pick<Props, 'onComplete' | 'onRemove'> & { tasks: readonly Task[] }

function Tasks({ tasks, onComplete, onRemove }: TasksProps) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <>
      {/* A long list scrolls by itself on a wide screen, so that the columns of the home keep the same height. */}
      <ul className="flex flex-col gap-1 lg:max-h-96 lg:overflow-y-auto">
        {tasks.map((task, index) => (
          <TaskRow
            className={showsAll || index < SHOWN_ON_PHONE ? 'flex' : 'hidden lg:flex'}
            key={task.id}
            onComplete={onComplete}
            onRemove={onRemove}
            task={task}
          />
        ))}
      </ul>
      {tasks.length > SHOWN_ON_PHONE && (
        <Button
          aria-expanded={showsAll}
          className="self-start lg:hidden"
          kind="quiet"
          onClick={() => setShowsAll(!showsAll)}
          size="small"
        >
          {showsAll ? 'Show Less' : `Show All (${tasks.length})`}
        </Button>
      )}
    </>
  )
}

function NotLoaded({ onRetry }: Pick<Props, 'onRetry'>) {
  return (
    <div className="flex flex-wrap items-center gap-3" role="alert">
      <p className="grow basis-56 text-soft">
        The tasks of this week did not load. What you add is kept on this device.
      </p>
      <Button icon="refresh" kind="secondary" onClick={onRetry} size="small">
        Try Again
      </Button>
    </div>
  )
}

type RowProps = Pick<Props, 'onComplete' | 'onRemove'> & { task: Task; className: string }

function TaskRow({ task, className, onComplete, onRemove }: RowProps) {
  // Changes the box at once. The device stores the change a moment later, and a box that flips back until then would
  // look like a failure.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isDone = chosen ?? task.completed
  if (chosen === task.completed) setChosen(null)
  return (
    <li className={`${className} items-center gap-1 rounded-sm bg-raised pl-3`}>
      <label className="flex min-h-12 min-w-0 grow items-center gap-3 py-2">
        <input
          checked={isDone}
          className="size-5 shrink-0 accent-accent"
          onChange={(event) => {
            setChosen(event.target.checked)
            onComplete(task, event.target.checked)
          }}
          type="checkbox"
        />
        <span className={`min-w-0 grow wrap-anywhere ${isDone ? 'text-faint line-through' : ''}`}>{task.title}</span>
        {!isDone && (
          <Badge tone={PRIORITY_TONES[task.priority]}>
            <span>{PRIORITY_NAMES[task.priority]}</span>
            <span className="sr-only"> priority</span>
          </Badge>
        )}
      </label>
      <IconButton icon="trash" label={`Delete ${task.title}`} onClick={() => onRemove(task)} />
    </li>
  )
}

export const PRIORITY_NAMES: Record<TaskPriority, string> = { low: 'Low', medium: 'Medium', high: 'High' }
const PRIORITY_TONES: Record<TaskPriority, Tone> = { low: 'green', medium: 'yellow', high: 'red' }
