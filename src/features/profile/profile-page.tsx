import { type ReactNode, useState } from 'react'
import { isIncomplete, type Profile } from '#domain/account/profile.ts'
import { useProfile } from '#src/platform/data/profile-query.ts'
import { describeError } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { StudyGoals } from './goals/study-goals.tsx'
import type { Outcome } from './outcome.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ProfileLoading } from './profile-loading.tsx'
import { ProfileProgress } from './profile-progress.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { RemovedAccessNotice } from './removed-access-notice.tsx'
import { AccountSettings } from './settings/account-settings.tsx'
import { openSetupFor } from './setup/setup-opening.ts'

type Props = {
  /** The notice that asks to confirm the email, if it is not confirmed. */
  verification: ReactNode
  /** The list of devices on which the student is signed in. */
  devices: ReactNode
  /** Removes the study data of this user from this device. */
  forgetStudy: (userId: string) => Promise<void>
  /** Removes everything of this user from this device. */
  forgetStudent: (userId: string) => Promise<void>
}

const OFFLINE = 'You are offline. Your profile comes when the connection is back.'

export function ProfilePage(props: Props) {
  const { profile, isKnown, error, isFetching, isPaused, retry } = useProfile({ fresh: true })
  const trouble = error ? describeError(error) : isPaused ? OFFLINE : null
  const tryAgain = (
    <Button busy={isFetching} icon="refresh" kind="secondary" onClick={() => retry()}>
      Try Again
    </Button>
  )
  return (
    <>
      <PageHead title="Profile" />
      {profile && (
        <>
          {trouble && !isKnown && (
            <div className="card mb-6 flex flex-wrap items-center justify-between gap-3 p-4" role="status">
              <p className="text-soft">{`This is the copy on this device. ${trouble}`}</p>
              {tryAgain}
            </div>
          )}
          <Profiled profile={profile} {...props} />
        </>
      )}
      {!profile &&
        (trouble ? (
          <div role="alert">
            <EmptyState hint={trouble} icon="cloud-off" level="h1" title="Your profile did not load">
              {tryAgain}
            </EmptyState>
          </div>
        ) : (
          <ProfileLoading />
        ))}
    </>
  )
}

type Place = 'picture' | 'settings' | 'goals'

function Profiled({ profile, verification, devices, forgetStudy, forgetStudent }: Props & { profile: Profile }) {
  // One message at a time, shown next to its subject.
  const [said, setSaid] = useState<{ place: Place; outcome: Outcome } | null>(null)
  const messages = (place: Place) => ({
    outcome: said?.place === place ? said.outcome : null,
    onOutcome: (outcome: Outcome | null) => setSaid(outcome && { place, outcome }),
  })

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <ProfileCard profile={profile} verification={verification} {...messages('picture')} />
        <RemovedAccessNotice />
        {isIncomplete(profile) && <SetupReminder userId={profile.id} />}
        <ProfileProgress profile={profile} />
        <StudyGoals gradeLevel={profile.grade_level} {...messages('goals')} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <AccountSettings
          forgetDevice={() => forgetStudy(profile.id)}
          forgetStudent={() => forgetStudent(profile.id)}
          profile={profile}
          {...messages('settings')}
        />
        <RecentActivity />
        {devices}
      </div>
    </div>
  )
}

function SetupReminder({ userId }: { userId: string }) {
  return (
    <section
      aria-label="Profile setup"
      className="card flex flex-wrap items-center justify-between gap-3 border-accent/50 p-4 lg:px-6"
    >
      <p className="min-w-0 grow basis-56">Your profile lacks a name or a grade level. It takes a minute.</p>
      <Button onClick={() => openSetupFor(userId)}>Complete Your Profile</Button>
    </section>
  )
}
