import type { ReactNode } from 'react'
import { timeAgo } from '#domain/calendar/time-ago.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/clock/use-clock.ts'
import { Icon } from '#src/ui/icon.tsx'

type Session = Outputs['auth']['sessions'][number]

const IN_THE_HAND = /Android|iPhone|iPad/

type Props = {
  session: Session
  disabled: boolean
  onEnd: () => void
  /** Shown instead of the button after it was pressed. */
  question: ReactNode
}

export function SessionRow({
  session: { device, lastUsedAt, signedInAt, isThisDevice },
  disabled,
  onEnd,
  question,
}: Props) {
  const now = useNow()
  return (
    <li className="flex flex-wrap items-center gap-3 p-4">
      <Icon className="size-6 text-soft" name={IN_THE_HAND.test(device) ? 'mobile' : 'monitor'} />
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span>{device}</span>
          {isThisDevice && <Badge tone="green">This device</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-13 text-soft">
          <span>{`Last used: ${timeAgo(lastUsedAt, now)}`}</span>
          <span>{`Signed in: ${timeAgo(signedInAt, now)}`}</span>
        </p>
      </div>
      {!isThisDevice && !question && (
        <Button
          aria-label={`Sign out ${device}`}
          className="shrink-0"
          disabled={disabled}
          kind="secondary"
          onClick={onEnd}
          size="small"
        >
          Sign out
        </Button>
      )}
      {question}
    </li>
  )
}
