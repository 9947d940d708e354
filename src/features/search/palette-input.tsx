import { Autocomplete } from '@base-ui/react/autocomplete'
import { useRef } from 'react'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

type Props = {
  isEmpty: boolean
  hasChoices: boolean
  onClear: () => void
  onClose: () => void
  /** Enter was pressed while no option was selected yet. */
  onEarlyEnter: () => void
}

export function PaletteInput({ isEmpty, hasChoices, onClear, onClose, onEarlyEnter }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onClear()
    // The button disappears with the text.
    input.current?.focus()
  }
  return (
    <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4">
      <Icon className="size-5 text-soft" name="search" />
      <Autocomplete.Input
        aria-autocomplete="list"
        aria-expanded={hasChoices}
        aria-label="Search everything"
        autoCapitalize="off"
        className="min-h-11 min-w-0 grow bg-transparent text-17 text-ink outline-none placeholder:text-faint"
        enterKeyHint="go"
        inputMode="search"
        onKeyDown={(event) => {
          const isSelected = event.currentTarget.hasAttribute('aria-activedescendant')
          if (event.key !== 'Enter' || isSelected || event.nativeEvent.isComposing) return
          // The dialog may close at once, and this Enter must not press the button that gets the focus back.
          event.preventDefault()
          onEarlyEnter()
        }}
        placeholder="Notes, chapters, quizzes, papers"
        ref={input}
      />
      {!isEmpty && <IconButton icon="close" label="Clear" onClick={clear} />}
      <Button kind="quiet" onClick={onClose} size="small">
        Close
      </Button>
    </div>
  )
}
