import { type ComponentProps, useState } from 'react'
import { describeGoogleOutcome, type GoogleOutcome } from '#domain/account/google-sign-in.ts'
import { Data } from '#src/platform/data/data.tsx'
import { useAuth } from '#src/platform/session/auth.tsx'
import type { AuthUser } from '#src/platform/session/session.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Message } from '#src/ui/message.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { GoogleButton } from './google-button.tsx'
import { PasskeyButton } from './passkey-button.tsx'

const TEXTS = {
  login: { title: 'Welcome Back', question: 'New to Adhyayan?', other: 'Create an account' },
  signup: { title: 'Create Account', question: 'Already have an account?', other: 'Sign in' },
  forgotten: { title: 'Reset Password', question: 'Remembered it?', other: 'Back to sign in' },
} as const

type Props = {
  initialMode?: 'login' | 'signup'
  /** A path of this site, to come back to if signing in with Google has to leave this page. */
  returnTo: string
  /** The outcome of that, if the student has just come back from Google. */
  googleOutcome?: GoogleOutcome | undefined
  onClose: () => void
  onDone: () => void
}

/** Signs in or signs up. `onDone` is called once the student is signed in. */
function AuthDialog({ initialMode = 'login', returnTo, googleOutcome, onClose, onDone }: Props) {
  const { signedIn } = useAuth()
  const [mode, setMode] = useState<keyof typeof TEXTS>(initialMode)
  // The dialog focuses its first form.
  const [hasTurned, setHasTurned] = useState(false)
  const [typedEmail, setTypedEmail] = useState('')
  const [message, setMessage] = useState(googleOutcome ? describeGoogleOutcome(googleOutcome) : null)
  const [withEmail, setWithEmail] = useState(false)
  const [withGoogle, setWithGoogle] = useState(false)
  const [withPasskey, setWithPasskey] = useState(false)
  const { title, question, other } = TEXTS[mode]

  const finish = (user: AuthUser) => {
    signedIn(user)
    onDone()
  }
  const turnTo = (next: typeof mode) => {
    setMode(next)
    setHasTurned(true)
    setMessage(null)
  }

  return (
    <Dialog onClose={onClose} title={title}>
      <div className="flex flex-col gap-4">
        {mode === 'forgotten' ? (
          <>
            <p className="text-soft">
              Type the email of your account. We send you a link, and with it you choose a new password.
            </p>
            <ForgotPasswordForm autoFocus email={typedEmail} />
          </>
        ) : (
          <>
            <GoogleButton
              disabled={withEmail || withPasskey}
              onBusy={setWithGoogle}
              onMessage={setMessage}
              onSignedIn={finish}
              outcome={googleOutcome}
              returnTo={returnTo}
            />
            {mode === 'login' && (
              <PasskeyButton
                disabled={withEmail || withGoogle}
                onBusy={setWithPasskey}
                onMessage={setMessage}
                onSignedIn={finish}
              />
            )}
            <div className="flex items-center gap-3 text-13 text-faint">
              <span className="h-px grow bg-line" />
              or with email
              <span className="h-px grow bg-line" />
            </div>
            {message && <Message text={message} />}
            <CredentialsForm
              autoFocus={hasTurned}
              disabled={withGoogle || withPasskey}
              key={mode}
              mode={mode}
              onBusy={setWithEmail}
              onForgotten={(email) => {
                setTypedEmail(email)
                turnTo('forgotten')
              }}
              onMessage={setMessage}
              onSignedIn={finish}
            />
          </>
        )}
        <p className="text-center text-soft">
          <span>{`${question} `}</span>
          <button
            className="min-h-11 font-semibold text-accent underline-offset-4 hover:underline"
            disabled={withEmail || withGoogle || withPasskey}
            onClick={() => turnTo(mode === 'login' ? 'signup' : 'login')}
            type="button"
          >
            {other}
          </button>
        </p>
      </div>
    </Dialog>
  )
}

/** The dialog together with the tRPC client, so that a page can load both at once. */
export function AuthDialogWithData(props: ComponentProps<typeof AuthDialog>) {
  return (
    <Data>
      <AuthDialog {...props} />
    </Data>
  )
}
