import { useRef } from 'react'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { Message } from '#src/ui/message.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { PasswordQuestion } from './password-question.tsx'
import { SessionRow } from './session-row.tsx'
import { useSessionEnding } from './use-session-ending.ts'

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
