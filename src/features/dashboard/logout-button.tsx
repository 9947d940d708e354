import { useState } from 'react'
import { SIGN_OUT_MESSAGES } from '../../../domain/account/credential-rules.ts'
import { say } from '../../app/notice.ts'
import { useAuth } from '../../app/session/auth.tsx'
import { Button, IconButton } from '../../ui/button.tsx'

/** Signs out. The dashboard leads to the front page then, and what came of it is said above every page. */
export function LogoutButton({ iconOnly = false }: { iconOnly?: boolean }) {
  const { signOut } = useAuth()
  const [busy, setBusy] = useState(false)

  const logout = async () => {
    setBusy(true)
    try {
      await signOut()
    } catch (error) {
      console.error('Sign-out failed', error)
      say(SIGN_OUT_MESSAGES.failed)
      setBusy(false)
    }
  }
  return iconOnly ? (
    <IconButton disabled={busy} icon="logout" label="Logout" onClick={logout} />
  ) : (
    <Button busy={busy} icon="logout" kind="secondary" onClick={logout}>
      Logout
    </Button>
  )
}
