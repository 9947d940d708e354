import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { type Outcome, OutcomeMessage } from '../outcome.tsx'
import { DeleteForm } from './delete-form.tsx'
import { useDeletion } from './use-deletion.ts'
import { useDownload } from './use-download.ts'

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
  const { download, isPending: isSaving } = useDownload()
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
