import { type RefObject, useEffect, useRef, useState } from 'react'
import { type GuestItem, summarizeAdding } from '#domain/account/guest-offer-rules.ts'
import { showNotice } from '#src/platform/page/notice.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useAddingStates } from './use-guest-work.ts'

type Props = { userId: string; items: readonly GuestItem[]; onHide: () => void; onOver: () => void }

/** Shows the progress of adding the visitor's work, and the result. */
export function AddingStep({ userId, items, onHide, onOver }: Props) {
  const text = useRef<HTMLParagraphElement>(null)
  useStepFocus(text)
  const states = useAddingStates(userId, items)
  const { added, isOver } = summarizeAdding(states)
  const isSlow = useIsSlow(added)
  const refused = items.flatMap((item, index) => {
    const state = states[index]
    return state?.name === 'refused' ? [{ ...item, reason: state.reason }] : []
  })
  const total = items.length

  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-2 font-semibold outline-none" ref={text} role="status" tabIndex={-1}>
        {isOver && added > 0 && <Icon className="text-green" name="check" />}
        <span>{isOver ? describeEnd(added, total) : `Adding to your account: ${added} of ${total}`}</span>
      </p>
      <div
        aria-label="Added to your account"
        aria-valuemax={total}
        aria-valuemin={0}
        aria-valuenow={added}
        aria-valuetext={`${added} of ${total}`}
        role="progressbar"
      >
        <svg
          aria-hidden="true"
          className="h-2 w-full rounded-full bg-raised"
          preserveAspectRatio="none"
          viewBox="0 0 100 1"
        >
          <rect className="fill-accent" height="1" width={(added / Math.max(1, total)) * 100} />
        </svg>
      </div>
      {refused.length > 0 && (
        <ul className="flex flex-col gap-2" role="alert">
          {refused.map(({ kind, id, title, reason }) => (
            <li className="flex gap-2" key={`${kind} ${id}`}>
              <Icon className="mt-0.5 size-5 text-orange" name="warning" />
              <span>
                {title && <span className="font-semibold">{`${title}: `}</span>}
                <span>{reason}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isOver && (
        <p className="text-soft" role="status">
          {isSlow
            ? 'The connection is slow or missing. What is left is safe on this device, and is sent by itself once it can be.'
            : 'You need not wait here. What is left is sent by itself.'}
        </p>
      )}
      <Button kind={isOver ? 'primary' : 'secondary'} onClick={isOver ? onOver : onHide}>
        {isOver ? 'Done' : 'Go on studying'}
      </Button>
    </div>
  )
}

function describeEnd(added: number, total: number): string {
  if (added === total) return 'Added to your account.'
  return added === 0 ? 'This could not be added to your account.' : `Added to your account: ${added} of ${total}.`
}

/** The student has closed the dialog, so only the end is announced. */
export function AddingUnseen({ userId, items, onOver }: Omit<Props, 'onHide'>) {
  const { added, isOver } = summarizeAdding(useAddingStates(userId, items))
  const total = items.length
  useEffect(() => {
    if (!isOver) return
    if (added === total) showNotice('Your work on this device was successfully added to your account.')
    else showNotice(`${total - added} of ${total} could not be added to your account.`)
    onOver()
  }, [isOver, added, total, onOver])
  return null
}

const PATIENCE_MS = 8_000

/**
 * Whether `progress` has not changed for so long that the student needs an explanation. Offline this is true at once.
 */
function useIsSlow(progress: number): boolean {
  const [slowAt, setSlowAt] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSlowAt(progress), navigator.onLine ? PATIENCE_MS : 0)
    return () => clearTimeout(timer)
  }, [progress])
  return slowAt === progress
}

/**
 * The previous step's focused element has disappeared, so each step moves the focus to its text. The dialog sets the
 * focus of the first step.
 */
export function useStepFocus(text: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) text.current?.focus()
  }, [text, isWanted])
}
