import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../button.tsx'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A modal dialog with its title and a close button, in the middle of the screen. */
export function Dialog({ title, onClose, children }: Props) {
  return (
    <Modal
      className="m-auto max-h-full w-full max-w-104 overflow-y-auto rounded-lg border border-line p-4 sm:p-6"
      onClose={onClose}
      placement="flex p-4"
    >
      <div className="mb-4 flex items-center justify-between gap-4">
        <ModalTitle className="text-24">{title}</ModalTitle>
        <IconButton className="-mr-3" icon="close" label="Close" onClick={onClose} />
      </div>
      {children}
    </Modal>
  )
}

/** A modal dialog at the bottom of the screen, close to the thumb, for phones. */
export function Sheet({ title, onClose, children }: Props) {
  return (
    <Modal
      className="max-h-full w-full animate-rise overflow-y-auto rounded-lg border border-line p-4"
      onClose={onClose}
      placement="flex items-end p-4"
    >
      <div className="mb-2 flex items-center justify-between gap-4">
        <ModalTitle className="text-20">{title}</ModalTitle>
        <IconButton className="-mr-3" icon="close" label="Close" onClick={onClose} />
      </div>
      {children}
    </Modal>
  )
}

type ModalProps = {
  className: string
  /** The classes that place the dialog on the screen. */
  placement?: string
  onClose: () => void
  /** Whether the focus returns to its previous element when the dialog closes. By default it does. */
  returnsFocus?: () => boolean
  /** Must contain a `ModalTitle`, which names the dialog. */
  children: ReactNode
}

/** A modal dialog without a frame. It is open while it is rendered; Escape and a press outside call `onClose`. */
export function Modal({ className, placement = '', onClose, returnsFocus = () => true, children }: ModalProps) {
  const popup = useRef<HTMLDivElement>(null)
  const [container] = useState(findContainer)
  return (
    <BaseDialog.Root onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <BaseDialog.Portal container={container}>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-ground/80" />
        <BaseDialog.Viewport className={`fixed inset-0 z-40 ${placement}`}>
          <BaseDialog.Popup
            className={`bg-surface text-ink shadow-float outline-none ${className}`}
            finalFocus={returnsFocus}
            initialFocus={() => findFirstFocus(popup.current)}
            ref={popup}
          >
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

export const ModalTitle = BaseDialog.Title

/** A browser in full screen shows nothing outside the element that fills the screen. */
function findContainer(): HTMLElement {
  const { fullscreenElement, body } = document
  return fullscreenElement instanceof HTMLElement ? fullscreenElement : body
}

/** The field with `autoFocus`, except on a touch screen, where the keyboard would cover the dialog. */
function findFirstFocus(popup: HTMLElement | null): HTMLElement | true {
  const marked = matchMedia('(pointer: fine)').matches && popup?.querySelector<HTMLElement>('[data-first-focus]')
  return marked || true
}
