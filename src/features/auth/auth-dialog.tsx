import { type FormEvent, useState } from 'react'
import { findCredentialFault, PASSWORD_MIN } from '../../../domain/credentials.ts'
import { useAuth } from '../../auth.tsx'
import { describeError, trpc } from '../../trpc.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Message } from '../../ui/message.tsx'

type Mode = 'login' | 'signup'

const TEXTS = {
  login: { title: 'Welcome Back', submit: 'Sign In', question: 'New to Adhyayan?', other: 'Create an account' },
  signup: { title: 'Create Account', submit: 'Create Account', question: 'Already have an account?', other: 'Sign in' },
} as const

/** Signs in or signs up. `onDone` is called once the student is signed in. */
export function AuthDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { signedIn } = useAuth()
  const [mode, setMode] = useState<Mode>('login')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const signIn = trpc.auth.signIn.useMutation()
  const signUp = trpc.auth.signUp.useMutation()
  const busy = signIn.isPending || signUp.isPending
  const texts = TEXTS[mode]

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const fault = findCredentialFault({ email, password })
    setMessage(fault)
    if (fault) return
    try {
      const { user } = await (mode === 'login' ? signIn : signUp).mutateAsync({ email, password })
      signedIn(user)
      onDone()
    } catch (error) {
      setMessage(describeError(error))
    }
  }

  const toggle = () => {
    setMode(mode === 'login' ? 'signup' : 'login')
    setEmail('')
    setPassword('')
    setMessage(null)
  }

  return (
    <Dialog onClose={onClose} title={texts.title}>
      <div className="flex flex-col gap-4">
        <Button
          disabled={busy}
          icon="google"
          kind="secondary"
          onClick={() => setMessage('Google sign-in is not configured yet. Please use your email and a password.')}
        >
          Continue with Google
        </Button>
        <div className="flex items-center gap-3 text-13 text-faint">
          <span className="h-px grow bg-line" />
          or with email
          <span className="h-px grow bg-line" />
        </div>
        {message && <Message text={message} />}
        <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
          <TextField
            autoComplete="email"
            autoFocus
            inputMode="email"
            label="Email"
            name="email"
            onChange={(event) => setEmail(event.target.value)}
            type="email"
            value={email}
          />
          <TextField
            autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
            hint={mode === 'signup' ? `At least ${PASSWORD_MIN} characters.` : undefined}
            label="Password"
            minLength={PASSWORD_MIN}
            name="password"
            onChange={(event) => setPassword(event.target.value)}
            trailing={
              <IconButton
                aria-pressed={shown}
                icon={shown ? 'eye-off' : 'eye'}
                label={shown ? 'Hide password' : 'Show password'}
                onClick={() => setShown(!shown)}
              />
            }
            type={shown ? 'text' : 'password'}
            value={password}
          />
          <Button busy={busy} type="submit">
            {texts.submit}
          </Button>
        </form>
        <p className="text-center text-soft">
          {texts.question}{' '}
          <button
            className="min-h-11 font-semibold text-accent underline-offset-4 hover:underline"
            disabled={busy}
            onClick={toggle}
            type="button"
          >
            {texts.other}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
