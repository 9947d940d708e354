import { useSyncExternalStore } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { localTexts } from '../device/local-text.ts'

/** The event by which Chromium offers to install a page. Other browsers have a menu for it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

const DECLINED = 'install_declined'

let installPrompt: InstallPrompt | null = null
const listeners = new Set<() => void>()

/** Call it before the page is loaded, because the browser sends the event only once. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser would show its own offer on the first screen.
    event.preventDefault()
    setPrompt(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => setPrompt(null))
}

/** Offers to install the app when a student has just finished something. A refusal is remembered for good. */
export function InstallOffer() {
  const offered = useSyncExternalStore(subscribe, readPrompt, () => null)
  if (!offered) return null
  return (
    <aside aria-labelledby="install" className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-4 print:hidden">
      <Icon className="size-6 text-accent" name="download" />
      <div className="min-w-0 grow basis-52">
        <h2 className="text-17" id="install">
          Put Adhyayan on your home screen
        </h2>
        <p className="text-soft">It opens like an app, also without internet.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          onClick={() => {
            localTexts.write(DECLINED, 'yes')
            setPrompt(null)
          }}
        >
          No, thanks
        </Button>
        <Button
          onClick={() => {
            setPrompt(null)
            void offered.prompt()
          }}
        >
          Install
        </Button>
      </div>
    </aside>
  )
}

function readPrompt(): InstallPrompt | null {
  return localTexts.read(DECLINED) === null ? installPrompt : null
}

function setPrompt(next: InstallPrompt | null): void {
  installPrompt = next
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
