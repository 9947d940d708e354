import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'

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
      {!isSafe && (
        <p className="rounded-sm border border-orange/50 px-3 py-2 text-13 text-orange" role="status">
          This browser does not let us keep your answers on the device. Please stay on this page until you have
          submitted.
        </p>
      )}
      <div className="flex flex-col gap-2 sideways:grow sideways:gap-0">
        <div className="tabular flex flex-wrap justify-between gap-x-3 text-15">
          <p aria-live="polite" className="font-semibold">
            {`Question ${number} of ${total}`}
          </p>
          <p className="text-soft">{`${answered} of ${total} answered`}</p>
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
            data-fill
            style={{ transform: `scaleX(${answered / total})` }}
          />
        </div>
      </div>
    </header>
  )
}
