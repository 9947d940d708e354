import { useState } from 'react'
import { SIGN_OUT_MESSAGES } from '#domain/account/credential-rules.ts'
import { showNotice } from '#src/platform/page/notice.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { Button } from '#src/ui/button.tsx'

/** Signs out. The dashboard then leads to the front page, and a message shows the outcome. */
export function LogoutButton({ className = '' }: { className?: string }) {
  const { signOut } = useAuth()
  const [busy, setBusy] = useState(false)

  const logout = async () => {
    setBusy(true)
    try {
      await signOut()
    } catch (error) {
      console.error('Sign-out failed', error)
      showNotice(SIGN_OUT_MESSAGES.failed)
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} className={className} icon="logout" kind="secondary" onClick={logout}>
      Logout
    </Button>
  )
}
