import { type ReactNode, useState } from 'react'
import { hasTypedText, takeUpdate, useUpdate } from '#src/platform/offline/update.ts'
import { useIsLineDown } from '#src/platform/offline/use-line.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'

/** Says that the worker cannot be reached, while the app keeps trying. */
export function ConnectionBanner() {
  const { unreachable } = useAuth()
  const isDown = useIsLineDown()
  return (
    (unreachable || isDown) && (
      <Banner icon="cloud-off" tone="border-orange/40 text-orange">
        We cannot reach Adhyayan right now. Your work stays on this device, and we keep trying.
      </Banner>
    )
  )
}

/** Offers a newer build. It takes over by itself when the student opens another page. */
export function UpdateBanner() {
  const update = useUpdate()
  const [isPutOff, setPutOff] = useState(false)
  if (update === 'none') return null
  return (
    <Banner icon="refresh" tone="border-line text-soft">
      <span>{isPutOff ? AFTER_TYPING : TEXTS[update]}</span>
      <button
        className="-my-2 min-h-11 rounded-sm px-2 font-semibold text-ink underline underline-offset-4"
        onClick={() => (hasTypedText() ? setPutOff(true) : void takeUpdate())}
        type="button"
      >
        Update
      </button>
    </Banner>
  )
}

const TEXTS = {
  ready: 'A newer version of Adhyayan is ready.',
  replaced: 'Adhyayan was updated. This page still runs the version before.',
}
/** A reload would lose it. */
const AFTER_TYPING = 'There is text on this page that is not sent. The update comes when you open another page.'

function Banner({ icon, tone, children }: { icon: IconName; tone: string; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap items-center justify-center gap-x-2 border-b bg-surface px-4 py-2 text-center text-13 ${tone}`}
      role="status"
    >
      <Icon className="size-4" name={icon} />
      {children}
    </div>
  )
}
