import { createContext, type ReactNode, useContext } from 'react'
import { TextAreaField, TextField } from '#src/ui/field.tsx'
import type { FieldMistake } from '../desk-types.ts'
import { nameField } from '../name-field.ts'

/** The mistakes of the form, for its fields. */
export const DraftMistakes = createContext<FieldMistake[]>([])

const useMessages = (field: string) =>
  useContext(DraftMistakes)
    .filter((mistake) => mistake.field === field)
    .map(({ message }) => message)

type Props = { field: string; value: string; onChange: (text: string) => void; rows?: number; hint?: string }

/** A text field of the form, with its mistakes below. */
export function DraftField({ field, value, onChange, rows, hint }: Props) {
  const isWrong = useMessages(field).length > 0
  const props = {
    label: nameField(field),
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    ...(isWrong && { 'aria-invalid': true, 'aria-describedby': idOf(field) }),
  }
  return (
    <WithMessages field={field}>
      {rows ? <TextAreaField {...props} rows={rows} /> : <TextField {...props} hint={hint} />}
    </WithMessages>
  )
}

/**
 * Any other field of the form, with its mistakes below. `title` is for a field whose label is only for screen readers.
 */
export function WithMessages({ field, title, children }: { field: string; title?: string; children: ReactNode }) {
  const messages = useMessages(field)
  return (
    <div className="flex flex-col gap-1">
      {title && (
        <span aria-hidden="true" className="text-13 font-semibold text-soft">
          {title}
        </span>
      )}
      {children}
      {messages.length > 0 && (
        <p className="text-13 text-red" id={idOf(field)}>
          {messages.join('; ')}
        </p>
      )}
    </div>
  )
}

const idOf = (field: string) => `mistake-${field}`
