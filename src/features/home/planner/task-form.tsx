import { type FormEvent, useId, useRef, useState } from 'react'
import { isLongerThan } from '#domain/graphemes.ts'
import { type NewTask, TASK_PRIORITIES, type TaskPriority } from '#domain/study/task-list.ts'
import { TASK_MESSAGES, TASK_TITLE_MAX } from '#domain/study/task-rules.ts'
import { Button } from '#src/ui/button.tsx'
import { FIELD_BOX, SelectField } from '#src/ui/field.tsx'
import { PRIORITY_NAMES } from './task-list.tsx'

type Props = { onAdd: (task: Omit<NewTask, 'date'>) => void }

/** Enter adds the task, too. The form stays open for the next one. */
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
    if (isLongerThan(trimmed, TASK_TITLE_MAX)) return setError(TASK_MESSAGES.long)
    onAdd({ title: trimmed, priority })
    setTitle('')
    setError(null)
  }
  return (
    <form className="flex flex-col gap-2" noValidate onSubmit={submit}>
      <div className="flex flex-wrap gap-2">
        <input
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error !== null}
          aria-label="New task"
          className={`${FIELD_BOX} min-w-0 grow basis-32`}
          enterKeyHint="done"
          onChange={(event) => setTitle(event.target.value)}
          placeholder="Add a task"
          ref={field}
          value={title}
        />
        <SelectField
          className="shrink-0"
          hasHiddenLabel
          label="Priority"
          onChange={setPriority}
          options={TASK_PRIORITIES.map((value) => ({ value, label: PRIORITY_NAMES[value] }))}
          value={priority}
        />
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
