import { canUsePopup, GOOGLE_CHANNEL, type GoogleOutcome, isGoogleOutcome } from '#domain/account/google-sign-in.ts'
import { hasSession } from '#src/platform/session/has-session.ts'
import { askSession } from '#src/platform/session/session.ts'

const WIDTH = 480
const HEIGHT = 640
const LOOK_EVERY_MS = 400
const GRACE_MS = 1600

type Report = (outcome: GoogleOutcome) => void

/** The popup of the current attempt. There is only one at a time, even when its dialog is closed. */
let openPopup: Window | null = null
let stopListening: () => void = () => undefined

/** The worker's address for signing in with Google in this whole tab. */
export function redirectAddress(returnTo: string): string {
  return `/api/auth/google?${new URLSearchParams({ mode: 'redirect', from: returnTo })}`
}

export function needsRedirect(): boolean {
  const standalone = matchMedia('(display-mode: standalone)').matches
  return !canUsePopup({ userAgent: navigator.userAgent, standalone })
}

/**
 * Call it in the click itself; otherwise the popup is blocked. `report` gets the outcome. After a popup that seemed to
 * be closed it can be called once more, if the student is signed in after all.
 */
export function startPopup(returnTo: string, report: Report): 'opened' | 'blocked' | 'another' {
  if (openPopup) {
    openPopup.focus()
    return 'another'
  }
  const attempt = crypto.randomUUID()
  const query = new URLSearchParams({ mode: 'popup', attempt, from: returnTo })
  const popup = window.open(`/api/auth/google?${query}`, GOOGLE_CHANNEL, describeWindow())
  if (!popup || popup.closed) return 'blocked'

  openPopup = popup
  const end: Report = (outcome) => {
    stopWatching()
    if (openPopup === popup) openPopup = null
    report(outcome)
  }
  stopListening()
  stopListening = listen(attempt, popup, (outcome) => {
    if (openPopup !== popup && outcome !== 'signed-in') return
    stopListening()
    end(outcome)
  })
  const stopWatching = watch(popup, async () => {
    // If the worker does not answer, the cookie tells.
    const isSignedIn = await askSession().then((user) => user !== null, hasSession)
    if (openPopup === popup) end(isSignedIn ? 'signed-in' : 'cancelled')
  })
  return 'opened'
}

/** Centred in the window that opens it. */
function describeWindow(): string {
  const left = Math.max(0, screenX + (outerWidth - WIDTH) / 2)
  const top = Math.max(0, screenY + (outerHeight - HEIGHT) / 2)
  return `popup,width=${WIDTH},height=${HEIGHT},left=${Math.round(left)},top=${Math.round(top)}`
}

/**
 * Calls back when the popup is closed. A popup that a Cross-Origin-Opener-Policy has cut off reads as closed while it
 * is still open, but then it has the focus. The grace period is for a message about its end that may still arrive.
 */
function watch(popup: Window, callBack: () => void): () => void {
  let goneMs = 0
  const timer = setInterval(() => {
    goneMs = popup.closed && document.hasFocus() ? goneMs + LOOK_EVERY_MS : 0
    if (goneMs < GRACE_MS) return
    clearInterval(timer)
    callBack()
  }, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

/** Listens for this attempt in all three ways that public/google-outcome.js uses. Returns a function that stops it. */
function listen(attempt: string, popup: Window, callBack: Report): () => void {
  const onNews = (news: unknown, fromPopup = false) => {
    const outcome = readNews(news, fromPopup ? null : attempt)
    if (outcome) callBack(outcome)
  }
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(GOOGLE_CHANNEL) : null
  channel?.addEventListener('message', ({ data }) => onNews(data))
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === GOOGLE_CHANNEL && newValue) onNews(JSON.parse(newValue))
  }
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === popup) onNews(data, true)
  }
  addEventListener('storage', onStorage)
  addEventListener('message', onMessage)
  return () => {
    channel?.close()
    removeEventListener('storage', onStorage)
    removeEventListener('message', onMessage)
  }
}

/** The outcome of an attempt, if the message is about it. The popup itself may not know its attempt. */
function readNews(news: unknown, attempt: string | null): GoogleOutcome | null {
  if (typeof news !== 'object' || news === null) return null
  if (!('channel' in news && news.channel === GOOGLE_CHANNEL)) return null
  if (attempt !== null && !('attempt' in news && news.attempt === attempt)) return null
  return 'outcome' in news && isGoogleOutcome(news.outcome) ? news.outcome : null
}
