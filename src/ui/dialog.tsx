import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import { useScrollLock } from './scroll-lock.ts'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A modal dialog with its title and a close button. */
export function Dialog({ title, onClose, children }: Props) {
  const titleId = useId()
  return (
    <Modal
      className="m-auto w-[min(26rem,calc(100%-2rem))] rounded-lg border border-line"
      labelledBy={titleId}
      onClose={onClose}
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
    </Modal>
  )
}

type ModalProps = { labelledBy: string; className: string; onClose: () => void; children: ReactNode }

/**
 * The bare element of a modal dialog. The browser's own keeps the focus inside and gives it back; Escape and a click
 * outside call `onClose`.
 */
export function Modal({ labelledBy, className, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useScrollLock(true)
  // Before the element is taken away: a dialog that is gone already cannot give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // React gave the focus before, when nothing in here could have it. On a touch screen the keyboard would cover the rest.
    if (matchMedia('(pointer: fine)').matches) dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      aria-labelledby={labelledBy}
      className={`bg-surface text-ink shadow-float backdrop:bg-black/70 ${className}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      ref={ref}
    >
      {children}
    </dialog>
  )
}
