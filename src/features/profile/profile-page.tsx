import { type ReactNode, useState } from 'react'
import { isIncomplete, type Profile } from '#domain/account/profile.ts'
import { tellRemovedAccess } from '#domain/account/removed-access.ts'
import { formatNumber } from '#domain/numbers.ts'
import { ACTIVITIES_SHOWN, mergeActivity } from '#domain/study/recent-activity.ts'
import { useProfile } from '#src/platform/data/profile-query.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { ActivityList } from '#src/ui/student/activity-list.tsx'
import { StudyGoals } from './goals/study-goals.tsx'
import type { Outcome } from './outcome.tsx'
import { ProfileCard } from './profile-card.tsx'
import { AccountSettings } from './settings/account-settings.tsx'
import { openSetupFor } from './setup/setup-opening.ts'

type Props = {
  /** The notice that asks to confirm the email, if it is not confirmed. */
  verification: ReactNode
  /** The list of devices on which the student is signed in. */
  devices: ReactNode
  /** How the student takes quizzes. */
  quizSettings: ReactNode
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

function Profiled({
  profile,
  verification,
  devices,
  quizSettings,
  forgetStudy,
  forgetStudent,
}: Props & { profile: Profile }) {
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
          quizSettings={quizSettings}
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

function ProfileLoading() {
  return (
    <Skeleton className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]" text="Loading profile...">
      <div className="flex flex-col gap-6">
        <div className="card flex flex-col items-center gap-4 p-6">
          <Bone className="size-24 rounded-full!" />
          <Bone className="h-8 w-40" />
          <Bone className="h-5 w-52" />
          <Bone className="h-11 w-36" />
        </div>
        <Bone className="h-36" />
      </div>
      <Bone className="h-96" />
    </Skeleton>
  )
}

/** The student's points, streak and hours of study. */
function ProfileProgress({ profile: { points, study_streak, total_study_hours } }: { profile: Profile }) {
  const figures: { icon: IconName; label: string; value: string }[] = [
    { icon: 'trophy', label: 'Total Points', value: formatNumber(points) },
    { icon: 'flame', label: 'Day Streak', value: formatNumber(study_streak) },
    { icon: 'clock', label: 'Study Hours', value: formatNumber(total_study_hours) },
  ]
  return (
    <section aria-labelledby="your-progress" className="card p-4 lg:p-6">
      <h2 className="text-20" id="your-progress">
        Your Progress
      </h2>
      <dl className="mt-4 grid grid-cols-3 gap-2">
        {figures.map(({ icon, label, value }) => (
          <div className="flex flex-col-reverse items-center justify-end gap-1 text-center" key={label}>
            <dt className="text-13 text-soft">{label}</dt>
            <dd className="tabular flex flex-col items-center gap-2 text-24 font-semibold">
              <Icon className="size-6 text-accent" name={icon} />
              <span>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Tells the owner of an address what was removed from the account when it was confirmed, until the notice is read. */
function RemovedAccessNotice() {
  const { data } = trpc.account.get.useQuery()
  const { account } = trpc.useUtils()
  const { mutateAsync, isPending } = trpc.account.forgetRemovedAccess.useMutation()
  if (!data?.removed) return null

  const forget = async () => {
    // If this does not arrive, the notice shows again next time.
    await mutateAsync().catch((error) => console.error('What was removed is not marked as read', error))
    await account.get.invalidate()
  }
  return (
    <section
      aria-label="Removed from your account"
      className="card flex flex-wrap items-center gap-3 border-accent/50 p-4 lg:px-6"
    >
      <Icon className="size-6 text-accent" name="lock" />
      <p className="min-w-0 grow basis-56">{tellRemovedAccess(data.removed)}</p>
      <Button busy={isPending} kind="secondary" onClick={forget} size="small">
        OK
      </Button>
    </section>
  )
}

/** The latest quizzes and notes of the student, newest first. */
function RecentActivity() {
  return (
    <section aria-labelledby="recent-activity" className="card flex flex-col gap-4 p-4 lg:p-6">
      <h2 className="text-20" id="recent-activity">
        Recent Activity
      </h2>
      <Activities />
    </section>
  )
}

function Activities() {
  const results = trpc.quizResults.list.useQuery({ limit: ACTIVITIES_SHOWN })
  const visits = trpc.contentAccess.recent.useQuery({ limit: ACTIVITIES_SHOWN })
  if (results.data && visits.data) {
    return <ActivityList activities={mergeActivity(results.data.items, visits.data, ACTIVITIES_SHOWN)} />
  }
  const error = results.error ?? visits.error
  if (error) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-soft">{describeError(error)}</p>
        <Button
          busy={results.isFetching || visits.isFetching}
          icon="refresh"
          kind="secondary"
          onClick={() => Promise.all([results.refetch(), visits.refetch()])}
        >
          Try Again
        </Button>
      </div>
    )
  }
  return (
    <Skeleton className="flex flex-col gap-2" text="Loading recent activity...">
      <Bone className="h-16" />
      <Bone className="h-16" />
      <Bone className="h-16" />
    </Skeleton>
  )
}
