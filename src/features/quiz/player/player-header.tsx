import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'

type Props = {
  title: string
  subject: string
  number: number
  total: number
  answered: number
  isSafe: boolean
  onLeave: () => void
}

export function PlayerHeader({ title, subject, number, total, answered, isSafe, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <header className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-20 outline-none sm:text-24" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="text-soft">{subject}</p>
        </div>
        <Button className="-mt-2 -mr-3 shrink-0" icon="close" kind="quiet" onClick={onLeave}>
          Exit Quiz
        </Button>
      </div>
      {!isSafe && (
        <p className="rounded-sm border border-orange/50 px-3 py-2 text-13 text-orange" role="status">
          This browser does not let us keep your answers on the device. Please stay on this page until you have
          submitted.
        </p>
      )}
      <div className="flex flex-col gap-2">
        <div className="tabular flex justify-between gap-3 text-15">
          <p aria-live="polite" className="font-semibold">
            Question {number} of {total}
          </p>
          <p className="text-soft">
            {answered} of {total} answered
          </p>
        </div>
        <div
          aria-label="Questions answered"
          aria-valuemax={total}
          aria-valuemin={0}
          aria-valuenow={answered}
          className="h-1 overflow-hidden rounded-full bg-raised"
          role="progressbar"
        >
          <div
            className="h-full origin-left rounded-full bg-accent transition-transform duration-200"
            style={{ transform: `scaleX(${answered / total})` }}
          />
        </div>
      </div>
    </header>
  )
}
