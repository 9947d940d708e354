import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'

type Props = {
  className?: string
  /** The side of the button on which it opens. */
  side: 'above' | 'below'
  children: (close: () => void) => ReactNode
}

const SIDES = { above: 'bottom-full mb-1 max-h-[calc(100dvh-5rem)] overflow-y-auto', below: 'top-full mt-1' }

/** A button that opens a menu. Arrow keys move in it; Escape, a choice and a click elsewhere close it. */
export function MoreMenu({ className = '', side, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  const close = () => {
    setIsOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    listItems(menu.current)[0]?.focus()
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    const items = listItems(menu.current)
    const at = items.findIndex((item) => item.contains(document.activeElement))
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next !== undefined) items.at(next % items.length)?.focus()
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }

  return (
    <div className={`relative ${className}`} onKeyDown={onKeyDown} ref={root} role="none">
      <IconButton
        aria-expanded={isOpen}
        aria-haspopup="menu"
        icon="more"
        label="More"
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div
          aria-label="More"
          className={`absolute right-0 z-30 w-60 max-w-[calc(100vw-4rem)] rounded-lg border border-line bg-surface p-1 shadow-float ${SIDES[side]}`}
          ref={menu}
          role="menu"
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}

function listItems(menu: HTMLElement | null): HTMLElement[] {
  const all = menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([disabled])') ?? []
  return [...all].filter((item) => item.offsetParent !== null)
}
