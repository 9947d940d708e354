import { type FormEvent, useId, useRef, useState } from 'react'
import { type NewTask, TASK_PRIORITIES, type TaskPriority } from '../../../../domain/study/task-list.ts'
import { TASK_MESSAGES, TASK_TITLE_MAX } from '../../../../domain/study/task-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { PRIORITY_NAMES } from './priorities.ts'

type Props = { onAdd: (task: Omit<NewTask, 'date'>) => void }

const BOX =
  'min-h-11 rounded-sm border border-strong bg-ground px-3 text-ink placeholder:text-faint focus:border-accent'

/** Enter adds, too. The form stays ready for the next task. */
export function TaskForm({ onAdd }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState('')
  const [priority, setPriority] = useState<TaskPriority>('medium')
  const [error, setError] = useState<string | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = title.trim()
    field.current?.focus()
    if (trimmed === '') return setError(TASK_MESSAGES.title)
    onAdd({ title: trimmed, priority })
    setTitle('')
    setError(null)
  }
  return (
    <form className="flex flex-col gap-2" noValidate onSubmit={submit}>
      <div className="flex gap-2">
        <input
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error !== null}
          aria-label="New task"
          className={`${BOX} min-w-0 grow basis-24`}
          enterKeyHint="done"
          maxLength={TASK_TITLE_MAX}
          onChange={(event) => setTitle(event.target.value)}
          placeholder="Add a task"
          ref={field}
          value={title}
        />
        <select
          aria-label="Priority"
          className={BOX}
          onChange={(event) => {
            const chosen = TASK_PRIORITIES.find((one) => one === event.target.value)
            if (chosen) setPriority(chosen)
          }}
          value={priority}
        >
          {TASK_PRIORITIES.map((one) => (
            <option key={one} value={one}>
              {PRIORITY_NAMES[one]}
            </option>
          ))}
        </select>
        <Button className="max-sm:px-3" icon="plus" kind="secondary" type="submit">
          <span className="max-sm:sr-only">Add</span>
        </Button>
      </div>
      {error && (
        <p className="text-13 text-red" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </form>
  )
}
