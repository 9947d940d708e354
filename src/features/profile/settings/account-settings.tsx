import { lazy, type ReactNode, useState } from 'react'
import { PASSWORD_MIN, SIGN_OUT_MESSAGES } from '#domain/account/credential-rules.ts'
import type { Profile } from '#domain/account/profile.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { LaterDialog } from '#src/platform/loading/later-dialog.tsx'
import { useAuth } from '#src/platform/session/auth.tsx'
import { Button } from '#src/ui/button.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { describeFailure, type Outcome, OutcomeMessage, useLateOutcome } from '../outcome.tsx'
import { useDownload } from '../own-data/download-own-data.ts'
import { EditProfileForm } from './edit-profile-form.tsx'
import { PendingEmail, UpdateEmailForm } from './email-forms.tsx'
import { ChangePasswordForm, SetPassword } from './password-forms.tsx'
import { ActionRow, FoldRow } from './setting-row.tsx'
import { SignInMethods } from './sign-in-methods.tsx'

const DeleteDialog = lazy(async () => ({ default: (await import('../own-data/delete-dialog.tsx')).DeleteDialog }))
const ResetDialog = lazy(async () => ({ default: (await import('./reset-dialog.tsx')).ResetDialog }))

type Form = 'edit-profile' | 'update-email' | 'change-password' | 'sign-in-methods' | 'quiz-settings'

type Props = {
  profile: Profile
  outcome: Outcome | null
  onOutcome: (outcome: Outcome | null) => void
  /** How the student takes quizzes. */
  quizSettings: ReactNode
  /** Removes the student's study data from this device. */
  forgetDevice: () => Promise<void>
  /** Removes everything of the student from this device. */
  forgetStudent: () => Promise<void>
}

export function AccountSettings({ profile, outcome, onOutcome, quizSettings, forgetDevice, forgetStudent }: Props) {
  const [form, setForm] = useState<Form | null>(null)
  /** The form that the outcome is about. The other outcomes are shown above the forms. */
  const [subject, setSubject] = useState<Form | null>(null)
  const [asking, setAsking] = useState<'reset' | 'delete' | null>(null)
  const account = trpc.account.get.useQuery()
  const hasPassword = account.data?.hasPassword ?? false
  const waiting = account.data ? null : <AccountWaiting {...account} />
  const say = useLateOutcome((outcome) => tell(null, outcome))
  const { logout, isPending: isLeaving } = useLogout(say)
  const { reset, isPending: isResetting } = useReset(forgetDevice)
  const { download, cancel, isPending: isDownloading } = useDownload()
  const { email } = profile

  const tell = (about: Form | null, outcome: Outcome | null) => {
    setSubject(about)
    onOutcome(outcome)
  }
  const close = (id: Form) => {
    setForm(null)
    say(null)
    document.getElementById(id)?.focus({ preventScroll: true })
  }
  const rowProps = (id: Form) => ({
    id,
    open: form === id,
    onToggle: () => {
      setForm(form === id ? null : id)
      say(null)
    },
  })
  const formProps = (id: Form) => ({
    outcome: subject === id ? outcome : null,
    onOutcome: (outcome: Outcome | null) => tell(id, outcome),
    onClose: () => close(id),
    onDone: (text: string) => {
      close(id)
      say({ text })
    },
  })
  const confirmReset = async () => {
    const outcome = await reset()
    setAsking(null)
    setForm(null)
    say(outcome)
  }

  const ask = (what: 'reset' | 'delete') => {
    say(null)
    setAsking(what)
  }
  const stopAsking = () => setAsking(null)
  const save = async () => {
    setForm(null)
    say(null)
    say(await download())
  }

  return (
    <section aria-labelledby="account-settings" className="card overflow-hidden">
      <h2 className="px-4 pt-4 pb-3 text-20 lg:px-6 lg:pt-6" id="account-settings">
        Account Settings
      </h2>
      {outcome && (form === null || subject !== form) && (
        <div className="px-4 pb-3 lg:px-6">
          <OutcomeMessage outcome={outcome} />
        </div>
      )}
      {account.data?.pendingEmail && <PendingEmail email={email} onOutcome={say} pending={account.data.pendingEmail} />}
      <ul className="divide-y divide-line border-t border-line">
        <FoldRow
          hint="Your name, class, college and more"
          icon="user"
          title="Edit Profile"
          {...rowProps('edit-profile')}
        >
          <EditProfileForm profile={profile} {...formProps('edit-profile')} />
        </FoldRow>
        <FoldRow hint="Extra time, text size and keys" icon="quiz" title="Quizzes" {...rowProps('quiz-settings')}>
          {quizSettings}
        </FoldRow>
        <FoldRow hint="By which you sign in" icon="mail" title="Update Email" {...rowProps('update-email')}>
          {waiting ?? <UpdateEmailForm email={email} hasPassword={hasPassword} {...formProps('update-email')} />}
        </FoldRow>
        <FoldRow
          hint={`At least ${PASSWORD_MIN} characters`}
          icon="lock"
          title="Change Password"
          {...rowProps('change-password')}
        >
          {waiting ??
            (hasPassword ? (
              <ChangePasswordForm email={email} {...formProps('change-password')} />
            ) : (
              <SetPassword email={email} {...formProps('change-password')} />
            ))}
        </FoldRow>
        <FoldRow
          hint="Password, Google and passkeys"
          icon="user"
          title="Sign-in Methods"
          {...rowProps('sign-in-methods')}
        >
          {account.data ? <SignInMethods {...account.data} {...formProps('sign-in-methods')} /> : waiting}
        </FoldRow>
        <ActionRow
          busy={isDownloading}
          hint="Everything in your account, as one file"
          icon="download"
          onCancel={cancel}
          onPress={save}
          title={isDownloading ? 'Preparing...' : 'Download My Data'}
        />
        <ActionRow
          busy={isResetting}
          hint="Deletes your results, reading history and study goals"
          icon="refresh"
          onPress={() => ask('reset')}
          title={isResetting ? 'Resetting...' : 'Reset All Stats'}
          tone="text-red"
        />
        <ActionRow busy={isLeaving} hint="On this device" icon="logout" onPress={logout} title="Logout" />
        <ActionRow
          busy={false}
          hint="With everything in it, for good"
          icon="trash"
          onPress={() => ask('delete')}
          title="Delete Account"
          tone="text-red"
        />
      </ul>
      {asking === 'reset' && (
        <LaterDialog>
          <ResetDialog busy={isResetting} onClose={stopAsking} onReset={confirmReset} />
        </LaterDialog>
      )}
      {asking === 'delete' && (
        <LaterDialog>
          <DeleteDialog
            email={email}
            forgetStudent={forgetStudent}
            hasPassword={hasPassword}
            onClose={stopAsking}
            waiting={waiting}
          />
        </LaterDialog>
      )}
    </section>
  )
}

/** Signs out. The dashboard then leads to the front page, which shows the confirmation. */
function useLogout(onOutcome: (outcome: Outcome | null) => void) {
  const { signOut } = useAuth()
  const [isPending, setPending] = useState(false)

  const logout = async () => {
    onOutcome(null)
    setPending(true)
    try {
      await signOut()
    } catch (error) {
      console.error('Sign-out failed', error)
      setPending(false)
      onOutcome(describeFailure(SIGN_OUT_MESSAGES.failed, error))
    }
  }
  return { logout, isPending }
}

const RELOAD_AFTER_MS = 1500

/** Deletes the student's study data in the account and on this device, shows a message, and reloads the page. */
function useReset(forgetDevice: () => Promise<void>) {
  const { mutateAsync, isPending } = trpc.reset.stats.useMutation()
  const data = trpc.useUtils()

  const reset = async (): Promise<Outcome> => {
    const { pathname } = location
    try {
      await mutateAsync()
    } catch (error) {
      return describeFailure('Failed to reset stats. Please try again.', error)
    }
    await forgetDevice()
    setTimeout(() => {
      // A student who has gone on may be in the middle of something, such as a quiz.
      if (location.pathname === pathname) location.reload()
      else void data.invalidate()
    }, RELOAD_AFTER_MS)
    return { text: 'All stats and data have been reset successfully!' }
  }
  return { reset, isPending }
}

/** Shown until it is known whether the account has a password, because the form depends on it. */
function AccountWaiting({
  error,
  isFetching,
  refetch,
}: {
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}) {
  if (error) {
    return (
      <div className="flex flex-col items-start gap-3" role="alert">
        <p className="text-soft">{describeError(error)}</p>
        <Button busy={isFetching} icon="refresh" kind="secondary" onClick={() => refetch()}>
          Try Again
        </Button>
      </div>
    )
  }
  return (
    <Skeleton className="flex flex-col gap-4" text="Loading account...">
      <Bone className="h-11" />
      <Bone className="h-11 w-32" />
    </Skeleton>
  )
}
