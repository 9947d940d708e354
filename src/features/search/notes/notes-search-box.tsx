import { FIND_KEYS } from '#src/platform/page/find-keys.ts'
import { FIELD_BOX } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'

type Props = { value: string; onChange: (text: string) => void; onFocus: () => void; onSubmit: () => void }

export function NotesSearchBox({ value, onChange, onFocus, onSubmit }: Props) {
  return (
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Icon className="pointer-events-none absolute top-3 left-3 size-5 text-soft" name="search" />
      <input
        aria-keyshortcuts={FIND_KEYS}
        aria-label="Search Notes"
        autoCapitalize="off"
        autoComplete="off"
        className={`${FIELD_BOX} pl-11`}
        enterKeyHint="search"
        maxLength={100}
        onChange={({ target }) => onChange(target.value)}
        onFocus={onFocus}
        placeholder="Search Notes"
        type="search"
        value={value}
      />
    </form>
  )
}
