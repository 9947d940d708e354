import { useAuth } from '../../app/session/auth.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Shown while the server does not answer and the app retries. */
export function ConnectionBanner() {
  const { unreachable } = useAuth()
  if (!unreachable) return null
  return (
    <p
      className="flex items-center justify-center gap-2 border-b border-orange/40 bg-surface px-4 py-2 text-center text-13 text-orange"
      role="status"
    >
      <Icon className="size-4" name="cloud-off" />
      We cannot reach Adhyayan right now. Your work stays on this device, and we keep trying.
    </p>
  )
}
