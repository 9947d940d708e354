import { getRouteApi, useRouter } from '@tanstack/react-router'
import { lazy, useEffect, useState } from 'react'
import { BENEFITS } from '#content/site/login.ts'
import { type GoogleOutcome, isGoogleOutcome } from '#domain/account/google-sign-in.ts'
import { safeReturnPath } from '#domain/account/return-path.ts'
import { LaterDialog, preloadDialog } from '#src/platform/loading/later-dialog.tsx'
import { useAuth } from '#src/platform/session/auth.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { toReturnState } from './return-state.ts'

/** Loaded when somebody is about to sign in, together with the tRPC client. */
const loadAuthDialog = async () => ({ default: (await import('./auth-dialog.tsx')).AuthDialogWithData })
const AuthDialog = lazy(loadAuthDialog)
const preloadAuthDialog = () => preloadDialog(loadAuthDialog)

const route = getRouteApi('/_site/login')

export function LoginPage() {
  const { from, mode, google } = route.useSearch()
  const navigate = route.useNavigate()
  const { isAuthenticated } = useAuth()
  const { history } = useRouter()
  const [open, setOpen] = useState(false)
  const [googleOutcome, setGoogleOutcome] = useState<GoogleOutcome>()

  useEffect(() => {
    if (!isAuthenticated) return
    history.replace(safeReturnPath(from, location.origin), toReturnState(history.location.state))
  }, [isAuthenticated, history, from])

  useEffect(() => {
    if (mode) setOpen(true)
  }, [mode])

  // Shown once: the outcome is removed from the address, so that a reload does not repeat it.
  useEffect(() => {
    if (!isGoogleOutcome(google)) return
    setGoogleOutcome(google)
    setOpen(true)
    void navigate({ search: from ? { from } : {}, replace: true })
  }, [google, from, navigate])

  const close = () => {
    setOpen(false)
    setGoogleOutcome(undefined)
    // The button below says Sign In first, so it opens the dialog in that mode.
    if (mode) void navigate({ search: from ? { from } : {}, replace: true, state: true })
  }

  return (
    <div className="page grid items-center gap-12 py-12 lg:grid-cols-2 lg:py-24">
      <PageHead
        description="Sign in to Adhyayan, or create a free account: every result is kept, notes open where you stopped, and your progress is yours."
        path="/login"
        title="Sign in"
      />
      <div className="flex flex-col items-start gap-6">
        <h1 className="text-32 lg:text-44">Keep your study in one place</h1>
        <p className="max-w-md text-17 text-soft">
          An account is free. It remembers what you read and every quiz you sit, on any phone or computer.
        </p>
        <Button
          icon="user"
          onClick={() => setOpen(true)}
          onFocus={preloadAuthDialog}
          onPointerEnter={preloadAuthDialog}
        >
          Sign In / Sign Up
        </Button>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {BENEFITS.map(({ icon, title, text }) => (
          <li className="card flex flex-col gap-2 p-4" key={title}>
            <Icon className="size-6 text-accent" name={icon} />
            <h2 className="text-17">{title}</h2>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ul>
      {open && (
        <LaterDialog>
          <AuthDialog
            googleOutcome={googleOutcome}
            initialMode={mode ?? 'login'}
            onClose={close}
            onDone={close}
            returnTo={safeReturnPath(from, location.origin)}
          />
        </LaterDialog>
      )}
    </div>
  )
}
