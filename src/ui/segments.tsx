type Option<Value extends string> = { value: Value; label: string }

type Props<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  /** Null if it is unknown. */
  value: Value | null
  onChange: (value: Value) => void
}

/** A few options side by side, of which one is selected. */
export function Segments<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-sm border border-line bg-surface p-1 noscript:hidden">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          aria-pressed={option.value === value}
          className="min-h-11 grow rounded-sm px-3 font-semibold text-soft transition-colors duration-150 hover:text-ink aria-pressed:bg-raised aria-pressed:text-accent md:min-h-9"
          key={option.value}
          onClick={() => onChange(option.value)}
          type="button"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
