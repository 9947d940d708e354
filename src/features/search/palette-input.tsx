import type { ComponentProps } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  value: string
  /** Ids of the list that it commands and of the choice that Enter takes. */
  list: string | undefined
  active: string | undefined
  onChange: (value: string) => void
  onClose: () => void
} & Pick<ComponentProps<'input'>, 'ref' | 'onKeyDown'>

export function PaletteInput({ value, list, active, onChange, onClose, onKeyDown, ref }: Props) {
  return (
    <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4">
      <Icon className="size-5 text-soft" name="search" />
      <input
        aria-activedescendant={active}
        aria-autocomplete="list"
        aria-controls={list}
        aria-expanded={list !== undefined}
        aria-label="Search everything"
        autoCapitalize="off"
        autoComplete="off"
        className="min-h-11 min-w-0 grow bg-transparent text-17 text-ink outline-none placeholder:text-faint"
        enterKeyHint="go"
        inputMode="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder="Notes, chapters, quizzes, papers"
        ref={ref}
        role="combobox"
        spellCheck={false}
        type="text"
        value={value}
      />
      {value !== '' && <IconButton icon="close" label="Clear" onClick={() => onChange('')} />}
      <Button kind="quiet" onClick={onClose} size="small">
        Close
      </Button>
    </div>
  )
}
