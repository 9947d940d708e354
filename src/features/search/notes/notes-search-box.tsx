import { useEffect, useRef } from 'react'
import { isDialogOpen } from '../../../ui/dialog-open.ts'
import { FIELD_BOX } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isShortcut } from '../is-shortcut.ts'

type Props = { value: string; onChange: (text: string) => void; onFocus: () => void; onSubmit: () => void }

export function NotesSearchBox({ value, onChange, onFocus, onSubmit }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Pressed again in the box, it is the browser's own search in the page.
      if (!isShortcut(event, 'f') || isDialogOpen() || document.activeElement === input.current) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

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
        aria-keyshortcuts="Control+F Meta+F"
        aria-label="Search Notes"
        autoCapitalize="off"
        autoComplete="off"
        className={`${FIELD_BOX} pl-11`}
        enterKeyHint="search"
        maxLength={100}
        onChange={({ target }) => onChange(target.value)}
        onFocus={onFocus}
        placeholder="Search Notes"
        ref={input}
        type="search"
        value={value}
      />
    </form>
  )
}
