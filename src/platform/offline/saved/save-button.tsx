import { Link } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { describeBytes, nameOfTarget, type OfflineTarget } from '#domain/catalogue/offline.ts'
import { Extra } from '#src/platform/loading/extra.tsx'
import { useAuth } from '#src/platform/session/auth.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useSaved, useSaving } from './saved-list.ts'

const SavingBar = lazy(async () => ({ default: (await import('./saving-bar.tsx')).SavingBar }))

type Size = { state: 'unknown' | 'asking' | 'failed' } | { state: 'known'; bytes: number }

type Props = {
  target: OfflineTarget
  /** Its title. */
  what: string
  /** Where there are many, it begins as an icon. */
  isCompact?: boolean
  /** The browser has dropped some of it. */
  isDropped?: boolean
}

/** Saves a note, a quiz, a chapter or a subject for when there is no line. It says how large it is before anything is loaded. */
export function SaveButton({ target, what, isCompact = false, isDropped = false }: Props) {
  const saving = useSaving(target)
  const saved = useSaved().find((one) => nameOfTarget(one) === nameOfTarget(target))
  const [size, setSize] = useState<Size>({ state: 'unknown' })

  const ask = async () => {
    setSize({ state: 'asking' })
    try {
      const { loadPlan } = await import('./save.ts')
      const plan = await loadPlan(target)
      setSize(plan ? { state: 'known', bytes: plan.bytes } : { state: 'failed' })
    } catch (error) {
      console.error('The size did not load', error)
      setSize({ state: 'failed' })
    }
  }

  const start = async () => {
    try {
      const { save } = await import('./save.ts')
      await save(target)
    } catch (error) {
      console.error('Saving did not begin', error)
      setSize({ state: 'failed' })
    }
  }

  if (saving?.failure === null)
    return (
      <Extra>
        <SavingBar done={saving.done} target={target} total={saving.total} what={what} />
      </Extra>
    )
  if (saved?.isWhole && !isDropped) return <SavedLink isCompact={isCompact} what={what} />
  const bytes = size.state === 'known' ? size.bytes : saved?.bytes
  const saveLabel = `${saved || saving ? 'Continue saving' : 'Save'}${bytes === undefined ? '' : ` ${describeBytes(bytes)}`}`
  const failure =
    saving?.failure ??
    (size.state === 'failed' ? 'This needs the internet. Please check your connection and try again.' : null)
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {size.state === 'known' || saved || saving ? (
        <>
          <Button aria-label={`${saveLabel}: ${what}`} icon="download" onClick={() => void start()} size="small">
            {saveLabel}
          </Button>
          {size.state === 'known' && (
            <Button kind="quiet" onClick={() => setSize({ state: 'unknown' })} size="small">
              Not now
            </Button>
          )}
        </>
      ) : isCompact ? (
        <IconButton
          disabled={size.state === 'asking'}
          icon="download"
          label={`Save for offline: ${what}`}
          onClick={() => void ask()}
        />
      ) : (
        <Button busy={size.state === 'asking'} icon="download" kind="secondary" onClick={() => void ask()} size="small">
          Save for offline
        </Button>
      )}
      {failure && (
        <p className="basis-full text-13 text-orange" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}

function SavedLink({ what, isCompact }: { what: string; isCompact: boolean }) {
  const { isAuthenticated } = useAuth()
  return (
    <Link
      aria-label={`Saved for offline: ${what}`}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm px-3 text-13 font-semibold text-soft hover:bg-raised hover:text-ink sm:min-h-9 print:hidden"
      to={isAuthenticated ? '/dashboard/offline' : '/offline'}
    >
      <Icon className="size-4 text-green" name="check" />
      {!isCompact && <span>Saved for offline</span>}
    </Link>
  )
}
