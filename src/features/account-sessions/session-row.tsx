import { timeAgo } from '../../../domain/study/time-ago.ts'
import type { Outputs } from '../../app/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type Session = Outputs['auth']['sessions'][number]

const IN_THE_HAND = /Android|iPhone|iPad/

type Props = {
  session: Session
  /** Milliseconds; when the list came. */
  now: number
  busy: boolean
  disabled: boolean
  onEnd: () => void
}

export function SessionRow({
  session: { device, lastUsedAt, signedInAt, isThisDevice },
  now,
  busy,
  disabled,
  onEnd,
}: Props) {
  return (
    <li className="flex items-center gap-3 p-4">
      <Icon className="size-6 text-soft" name={IN_THE_HAND.test(device) ? 'mobile' : 'monitor'} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {isThisDevice && <Badge tone="green">This device</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-13 text-soft">
          <span>Last used: {timeAgo(lastUsedAt, now)}</span>
          <span>Signed in: {timeAgo(signedInAt, now)}</span>
        </p>
      </div>
      {!isThisDevice && (
        <Button
          aria-label={`Sign out ${device}`}
          busy={busy}
          className="shrink-0"
          disabled={disabled}
          kind="secondary"
          onClick={onEnd}
          size="small"
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
