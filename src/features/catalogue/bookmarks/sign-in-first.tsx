import { useLocation } from '@tanstack/react-router'
import { GUEST } from '#domain/account/owner.ts'
import type { SubjectName } from '#domain/catalogue/catalogue.ts'
import { addOutgoing } from '#src/platform/device/outbox/add.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'

/** For a visitor who wants to bookmark a subject. It is bookmarked after signing in. */
export function SignInFirst({ subject, onClose }: { subject: SubjectName; onClose: () => void }) {
  const from = useLocation({ select: ({ href }) => href })
  const remember = () => {
    const payload = { bookmarked: true, name: subject.name }
    void addOutgoing(GUEST, { kind: 'bookmark', id: subject.key, payload, at: Date.now(), notBefore: 0 })
  }
  return (
    <Dialog onClose={onClose} title="Sign in to bookmark">
      <div className="flex flex-col gap-6">
        <p className="text-soft">{`Bookmarks are kept in your account, so you find ${subject.name} again on any phone or computer. An account is free.`}</p>
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
