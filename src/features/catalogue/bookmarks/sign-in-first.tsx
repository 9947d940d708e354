import { useLocation } from '@tanstack/react-router'
import { GUEST } from '../../../../domain/account/owner.ts'
import type { SubjectName } from '../../../../domain/catalogue/catalogue.ts'
import { postBookmark } from '../../../device/inbox.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

/** A visitor wants to bookmark a subject: it is bookmarked once he or she has signed in. */
export function SignInFirst({ subject, onClose }: { subject: SubjectName; onClose: () => void }) {
  const from = useLocation({ select: ({ href }) => href })
  const remember = () => postBookmark(GUEST, subject.key, { bookmarked: true, name: subject.name, at: Date.now() })
  return (
    <Dialog onClose={onClose} title="Sign in to bookmark">
      <div className="flex flex-col gap-6">
        <p className="text-soft">
          Bookmarks are kept in your account, so you find {subject.name} again on any phone or computer. An account is
          free.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton icon="user" onClick={remember} search={{ from }} to="/login">
            Sign In
          </LinkButton>
          <LinkButton kind="secondary" onClick={remember} search={{ from, mode: 'signup' }} to="/login">
            Create an account
          </LinkButton>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
