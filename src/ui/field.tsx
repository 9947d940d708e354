import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Icon } from './icon.tsx'

export const FIELD_BOX =
  'w-full min-h-11 rounded-sm border border-strong bg-ground px-3 text-15 text-ink placeholder:text-faint focus:border-accent'

type Labelled = { label: string; hint?: string | undefined }

export function TextField({
  label,
  hint,
  trailing,
  ...rest
}: Labelled & { trailing?: ReactNode } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label className="text-13 font-semibold text-soft" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={`${FIELD_BOX} ${trailing ? 'pr-12' : ''}`}
          id={id}
          {...rest}
        />
        {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
      </div>
      {hint && (
        <p className="text-13 text-faint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

export function TextAreaField({ label, ...rest }: { label: string } & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label className="text-13 font-semibold text-soft" htmlFor={id}>
        {label}
      </label>
      <textarea className={`${FIELD_BOX} py-2`} id={id} {...rest} />
    </div>
  )
}

type Option<Value extends string> = { value: Value; label: string }

export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  className = '',
  hasHiddenLabel = false,
}: Labelled & {
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  className?: string
  /** The label is only for screen readers. */
  hasHiddenLabel?: boolean
}) {
  const id = useId()
  return (
    <div className={`flex flex-col gap-1 noscript:hidden ${className}`}>
      <label className={hasHiddenLabel ? 'sr-only' : 'text-13 font-semibold text-soft'} htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <select
          className={`${FIELD_BOX} appearance-none pr-10 text-ellipsis`}
          id={id}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
          value={value}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon className="pointer-events-none absolute top-3 right-3 size-5 text-soft" name="chevron-down" />
      </div>
    </div>
  )
}

/** `label` is for screen readers; the icon and the placeholder show it to others. Escape clears the box. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  keys,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder: string
  /** The keys that focus it, as `aria-keyshortcuts` writes them. */
  keys?: string | undefined
}) {
  // The address may lag behind the keyboard. While somebody types, the box shows the typed text; otherwise the caret
  // would jump.
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    onChange(text)
  }
  return (
    <search className="relative block noscript:hidden">
      <Icon className="pointer-events-none absolute top-3 left-3 size-5 text-soft" name="search" />
      <input
        aria-keyshortcuts={keys}
        aria-label={label}
        className={`${FIELD_BOX} pl-11`}
        enterKeyHint="search"
        onBlur={() => setTyped(null)}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) type('')
        }}
        placeholder={placeholder}
        type="search"
        value={typed ?? value}
      />
    </search>
  )
}
