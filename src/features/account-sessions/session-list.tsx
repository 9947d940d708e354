import { useRef, useState } from 'react'
import { describeError, trpc } from '../../app/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { SessionRow } from './session-row.tsx'

/** Where the student is signed in, and how to end that; for the profile. */
export function SessionList() {
  const [message, setMessage] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: sessions, error, dataUpdatedAt, isFetching, refetch } = trpc.auth.sessions.useQuery()
  const { auth } = trpc.useUtils()
  const endSession = trpc.auth.endSession.useMutation()
  const endOthers = trpc.auth.endOtherSessions.useMutation()
  const busy = endSession.isPending || endOthers.isPending

  /** The list is asked for again either way: what could not be ended may have ended by itself. */
  const run = async (work: () => Promise<unknown>, done: string) => {
    setMessage(null)
    try {
      await work()
      setMessage(done)
    } catch (failure) {
      setMessage(describeError(failure))
    }
    await auth.sessions.invalidate()
    // The button that had the focus may be gone.
    heading.current?.focus()
  }

  return (
    <section aria-labelledby="sessions-title" className="card flex flex-col gap-4 p-4 lg:p-6">
      <div>
        <h2 className="text-20 outline-none" id="sessions-title" ref={heading} tabIndex={-1}>
          Your Devices
        </h2>
        <p className="text-soft">Where you are signed in. Sign out what you do not know or no longer use.</p>
      </div>
      {message && <Message text={message} />}
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
                busy={endSession.isPending && endSession.variables.id === session.id}
                disabled={busy}
                key={session.id}
                now={dataUpdatedAt}
                onEnd={() =>
                  run(
                    () => endSession.mutateAsync({ id: session.id }),
                    `${session.device} was signed out successfully.`,
                  )
                }
                session={session}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button
              busy={endOthers.isPending}
              className="self-start"
              disabled={busy}
              icon="logout"
              kind="secondary"
              onClick={() => run(() => endOthers.mutateAsync(), 'All other devices were signed out successfully.')}
            >
              Sign out all other devices
            </Button>
          )}
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
