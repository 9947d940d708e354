import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { SignedOutLine } from '../signed-out-line.tsx'

type Props = {
  title: string
  subject: string
  /** For example `Question 3 of 25`. */
  counter: string
  total: number
  /** How many of them are answered, or what `word` says. */
  done: number
  word?: 'answered' | 'seen' | 'marked'
  isSafe: boolean
  onLeave: () => void
}

export function PlayerHeader({ title, subject, counter, total, done, word = 'answered', isSafe, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <header className="flex flex-col gap-3 sideways:flex-row sideways:items-center sideways:gap-6">
      <div className="flex flex-wrap-reverse items-end justify-between gap-x-3 sideways:flex-row-reverse sideways:flex-nowrap sideways:items-center">
        <div className="min-w-0 grow basis-[9rem]">
          <h1 className="text-20 outline-none sm:text-24 sideways:text-15" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="text-soft sideways:sr-only">{subject}</p>
        </div>
        <Button className="-mt-2 -mr-3 ml-auto sideways:m-0 sideways:px-2" icon="close" kind="quiet" onClick={onLeave}>
          Exit Quiz
        </Button>
      </div>
      <SignedOutLine when="after handing in" />
      {!isSafe && (
        <p className="rounded-sm border border-orange/50 px-3 py-2 text-13 text-orange" role="status">
          This browser does not let us keep your answers on the device. Please stay on this page until you have
          submitted.
        </p>
      )}
      <div className="flex flex-col gap-2 sideways:grow sideways:gap-0">
        <div className="tabular flex flex-wrap justify-between gap-x-3 text-15">
          <p aria-live="polite" className="font-semibold">
            {counter}
          </p>
          <p className="text-soft">{`${done} of ${total} ${word}`}</p>
        </div>
        <div
          aria-label={`Questions ${word}`}
          aria-valuemax={total}
          aria-valuemin={0}
          aria-valuenow={done}
          className="h-1 overflow-hidden rounded-full bg-raised"
          role="progressbar"
        >
          <div
            className="h-full origin-left rounded-full bg-accent transition-transform duration-200"
            data-fill
            style={{ transform: `scaleX(${done / total})` }}
          />
        </div>
      </div>
    </header>
  )
}
