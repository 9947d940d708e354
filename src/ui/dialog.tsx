import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import { useScrollLock } from './scroll-lock.ts'

type Props = { title: string; onClose: () => void; children: ReactNode }

/**
 * A modal dialog. The browser's own element keeps the focus inside and gives it back; Escape, a click outside and the
 * close button all call `onClose`.
 */
export function Dialog({ title, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useScrollLock(true)
  // Before the element is taken away: a dialog that is gone already cannot give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      aria-labelledby={titleId}
      className="m-auto w-[min(26rem,calc(100%-2rem))] rounded-lg border border-line bg-surface text-ink shadow-float backdrop:bg-black/70"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      ref={ref}
    >
      <div className="p-6">
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 className="text-24" id={titleId}>
            {title}
          </h2>
          <IconButton className="-mr-3" icon="close" label="Close" onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
