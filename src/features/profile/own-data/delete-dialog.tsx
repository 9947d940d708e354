import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { ACCOUNT_MESSAGES, findDeletionError } from '#domain/account/account-rules.ts'
import { isCallError } from '#src/platform/data/failure-kind.ts'
import { type Inputs, trpc } from '#src/platform/data/trpc.ts'
import { showNotice } from '#src/platform/page/notice.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { session } from '#src/platform/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { TextField } from '#src/ui/field.tsx'
import { CurrentPasswordField } from '#src/ui/password-field.tsx'
import { describeFailure, type Outcome, OutcomeMessage } from '../outcome.tsx'
import { useDownload } from './download-own-data.ts'

const GOES = [
  'your profile with your picture, and your study goals',
  'all quiz results, your points and your streak',
  'your reading history, study time and last pages',
  'your bookmarks, favorites and tasks',
  'all your sign-ins, and the link to Google if you sign in with it',
]

type Props = {
  email: string
  hasPassword: boolean
  /** Shown in place of the form until it is known whether the account has a password. */
  waiting: ReactNode
  onClose: () => void
  /** Removes everything of the student from this device. */
  forgetStudent: () => Promise<void>
}

/** Lists what is deleted, and offers to download the data first. */
export function DeleteDialog({ email, hasPassword, waiting, onClose, forgetStudent }: Props) {
  const [saved, setSaved] = useState<Outcome | null>(null)
  const { download, cancel, isPending: isSaving } = useDownload()
  const { deleteAccount, isPending: isDeleting } = useDeletion(forgetStudent)

  const save = async () => {
    setSaved(null)
    setSaved(await download())
  }
  const close = () => {
    if (!isDeleting) onClose()
  }

  return (
    <Dialog onClose={close} title="Delete your account?">
      <div className="flex flex-col gap-4">
        <p>At once, here and on all your devices, this deletes:</p>
        <ul className="-mt-2 list-disc pl-6 text-soft marker:text-faint">
          {GOES.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>
          It cannot be undone. Messages that you sent from our contact page stay with us, because they belong to no
          account.
        </p>
        <div className="flex flex-col items-start gap-3">
          <Button busy={isSaving} disabled={isDeleting} icon="download" kind="secondary" onClick={save}>
            {isSaving ? 'Preparing...' : 'Download My Data First'}
          </Button>
          {isSaving && (
            <Button kind="quiet" onClick={cancel} size="small">
              Cancel Download
            </Button>
          )}
          {saved && <OutcomeMessage outcome={saved} />}
        </div>
        {waiting ?? (
          <DeleteForm
            busy={isDeleting}
            email={email}
            hasPassword={hasPassword}
            onClose={onClose}
            onDelete={deleteAccount}
          />
        )}
      </div>
    </Dialog>
  )
}

type Input = { confirmation: string; password?: string }
type DeleteFormProps = {
  email: string
  hasPassword: boolean
  busy: boolean
  /** Resolves to the error, or to null. */
  onDelete: (input: Input) => Promise<Outcome | null>
  onClose: () => void
}

/** The email must be entered, and the password if the account has one. */
function DeleteForm({ email, hasPassword, busy, onDelete, onClose }: DeleteFormProps) {
  const [confirmation, setConfirmation] = useState('')
  const [password, setPassword] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const input = { confirmation, ...(hasPassword && { password }) }
    const error = findDeletionError(email, input)
    setOutcome(error ? { text: error } : null)
    if (!error) setOutcome(await onDelete(input))
  }

  return (
    <form aria-label="Delete Account" className="flex flex-col gap-4" noValidate onSubmit={send}>
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        hint={`To confirm, type ${email}`}
        inputMode="email"
        label="Your Email"
        name="confirmation"
        onChange={({ target }) => setConfirmation(target.value)}
        readOnly={busy}
        required
        spellCheck={false}
        value={confirmation}
      />
      {hasPassword && <CurrentPasswordField onChange={setPassword} readOnly={busy} value={password} />}
      {outcome && <OutcomeMessage outcome={outcome} />}
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button disabled={busy} kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} kind="danger" type="submit">
          {busy ? 'Deleting...' : 'Delete My Account'}
        </Button>
      </div>
    </form>
  )
}

const PERHAPS = 'You are signed out here. If you can still sign in, the account was not deleted: please try again then.'

/** Other tabs store the end of the visit to their page when they learn that nobody is signed in any more. */
const OTHER_TABS_MS = 3_000

/** Deletes the account and its data on this device, and goes to the front page, which shows the confirmation. */
function useDeletion(forgetStudent: () => Promise<void>) {
  const { mutateAsync, isPending } = trpc.account.delete.useMutation()
  const { sessionEnded } = useAuth()
  const navigate = useNavigate()
  const isUnanswered = useRef(false)

  const forget = async () => {
    await forgetStudent()
    setTimeout(() => void forgetStudent(), OTHER_TABS_MS)
  }
  const leave = async (notice: string) => {
    sessionEnded()
    await forget()
    showNotice(notice)
    await navigate({ to: '/' })
  }

  /**
   * Asks who is signed in. If it is nobody, the account has probably been deleted; any other request can learn that
   * first, and the student is then led away from this page. A session that lives proves that it was not deleted: a later
   * end has another reason.
   */
  const watchSession = (uid: string) => {
    const settle = () => {
      const { user, hasLeft, hasEnded, unreachable } = session.read()
      if (user?.uid === uid && (hasEnded || unreachable)) return
      stop()
      if (user?.uid === uid) isUnanswered.current = false
      else if (user === null && !hasLeft) void forget().then(() => showNotice(PERHAPS))
    }
    const stop = session.subscribe(settle)
    void session.askAgain().then(() => {
      if (session.isSignedIn(uid)) settle()
    })
  }

  /** Resolves to the error, or to null after leaving this page. */
  const deleteAccount = async (input: Inputs['account']['delete']): Promise<Outcome | null> => {
    try {
      await mutateAsync(input)
    } catch (error) {
      const answer = isCallError(error) ? error.data : null
      if (answer?.httpStatus === 401 && isUnanswered.current) {
        // The response to an earlier try was lost, and now the session does not exist: the account has probably been
        // deleted.
        await leave(PERHAPS)
        return null
      }
      const { user } = session.read()
      if (!answer && user && !isUnanswered.current) {
        isUnanswered.current = true
        watchSession(user.uid)
      }
      return describeFailure(ACCOUNT_MESSAGES.notDeleted, error, ACCOUNT_MESSAGES.notRecentForDeletion)
    }
    await leave(ACCOUNT_MESSAGES.deleted)
    return null
  }
  return { deleteAccount, isPending }
}
