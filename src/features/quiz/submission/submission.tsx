import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { findEntry, type OutboxEntry } from './outbox.ts'
import { useSubmission } from './use-submission.ts'

type Props = { owner: string; attemptId: string; onLeave: () => void }

/** Between the player and the results. */
export function SubmissionScreen({ owner, attemptId, onLeave }: Props) {
  const [entry] = useState(() => findEntry(owner, attemptId))
  return (
    entry && (
      <>
        <PageHead title={entry.title} />
        <Submission entry={entry} onLeave={onLeave} owner={owner} />
      </>
    )
  )
}

function Submission({ owner, entry, onLeave }: { owner: string; entry: OutboxEntry; onLeave: () => void }) {
  const { phase, retry } = useSubmission(owner, entry)
  const back = (
    <Button kind="secondary" onClick={onLeave}>
      Back to Quizzes
    </Button>
  )

  if (phase.name === 'refused') {
    return (
      <Notice icon="warning" title="This attempt could not be graded">
        <p className="text-soft">{phase.reason}</p>
        <p className="text-soft">Your answers are kept on this device, but are not sent again by themselves.</p>
        {back}
      </Notice>
    )
  }
  if (phase.name === 'sending' && phase.tries === 0) {
    return (
      <Notice icon={null} title="Grading your answers...">
        <p className="text-soft">{entry.timedOut ? 'Time is up. Your answers were submitted.' : entry.title}</p>
      </Notice>
    )
  }
  return (
    <Notice icon="cloud-off" title="Your answers are safe on this device">
      <p className="text-soft">
        We cannot reach Adhyayan right now. Your answers will be graded when the connection returns, and the results
        will show here by themselves. You may also leave this page.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button busy={phase.name === 'sending'} icon="refresh" onClick={retry}>
          Try again
        </Button>
        {back}
      </div>
    </Notice>
  )
}

function Notice({ icon, title, children }: { icon: IconName | null; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (title) heading.current?.focus()
  }, [title])
  return (
    <div aria-live="polite" className="mx-auto flex max-w-md flex-col items-center gap-4 py-16 text-center">
      <span className="rounded-full bg-raised p-4 text-soft">
        {icon ? <Icon className="size-7" name={icon} /> : <Spinner className="size-7 text-accent" />}
      </span>
      <h1 className="text-24 outline-none" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  )
}
