import { type ReactNode, useRef } from 'react'
import { timeAgo } from '#domain/calendar/time-ago.ts'
import { describeError, type Outputs, trpc } from '#src/platform/data/trpc.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/clock/use-clock.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Message } from '#src/ui/message.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { PasswordQuestion, useSessionEnding } from './session-ending.tsx'

/** The devices on which the student is signed in, with a way to sign them out; for the profile. */
export function SessionList() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: sessions, error, isFetching, refetch } = trpc.auth.sessions.useQuery()
  // The button that had the focus has disappeared.
  const ending = useSessionEnding(() => heading.current?.focus())
  const { asking, said } = ending
  // A session that has ended in between is no longer in the list.
  const isListed = asking === 'others' || sessions?.some(({ id }) => id === asking?.id)
  const question = (name: string) => (
    <PasswordQuestion
      busy={ending.isPending}
      message={said}
      name={name}
      onAnswer={ending.answer}
      onClose={ending.close}
    />
  )

  return (
    <section aria-labelledby="sessions-title" className="card flex flex-col gap-4 p-4 lg:p-6">
      <div>
        <h2 className="text-20 outline-none" id="sessions-title" ref={heading} tabIndex={-1}>
          Your Devices
        </h2>
        <p className="text-soft">Where you are signed in. Sign out what you do not know or no longer use.</p>
      </div>
      {said && !isListed && <Message text={said} />}
      {error && !sessions && (
        <div className="flex flex-col items-start gap-3">
          <Message text={describeError(error)} />
          <Button busy={isFetching} icon="refresh" kind="secondary" onClick={() => refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {!sessions && !error && <LoadingSessions />}
      {sessions && (
        <>
          <ul className="divide-y divide-line rounded-sm bg-raised">
            {sessions.map((session) => (
              <SessionRow
                disabled={!ending.isReady || ending.isPending}
                key={session.id}
                onEnd={() => ending.start(session)}
                question={
                  asking !== 'others' && asking?.id === session.id ? question(`Sign out ${session.device}`) : null
                }
                session={session}
              />
            ))}
          </ul>
          {sessions.length > 1 &&
            (asking === 'others' ? (
              question('Sign out all other devices')
            ) : (
              <Button
                className="self-start"
                disabled={!ending.isReady || ending.isPending}
                icon="logout"
                kind="secondary"
                onClick={() => ending.start('others')}
              >
                Sign out all other devices
              </Button>
            ))}
        </>
      )}
    </section>
  )
}

function LoadingSessions() {
  return (
    <Skeleton className="flex flex-col gap-4" text="Loading devices...">
      <Bone className="h-11" />
      <Bone className="h-11" />
    </Skeleton>
  )
}

type Session = Outputs['auth']['sessions'][number]

const IN_THE_HAND = /Android|iPhone|iPad/

type Props = {
  session: Session
  disabled: boolean
  onEnd: () => void
  /** Shown instead of the button after it was pressed. */
  question: ReactNode
}

function SessionRow({ session: { device, lastUsedAt, signedInAt, isThisDevice }, disabled, onEnd, question }: Props) {
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
