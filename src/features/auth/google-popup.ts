import {
  canUsePopup,
  GOOGLE_CHANNEL,
  type GoogleOutcome,
  isGoogleOutcome,
} from '../../../domain/account/google-sign-in.ts'
import { askSession } from '../../app/session/ask-session.ts'

const WIDTH = 480
const HEIGHT = 640
const LOOK_EVERY_MS = 400
const GRACE_MS = 1600

type Report = (outcome: GoogleOutcome) => void

/** The popup of the attempt in progress; one at a time, even when the dialog that began it is closed. */
let openPopup: Window | null = null
let stopListening: () => void = () => undefined

/** The worker's address that starts signing in with Google, for this whole tab. */
export function redirectAddress(returnTo: string): string {
  return `/api/auth/google?${new URLSearchParams({ mode: 'redirect', from: returnTo })}`
}

export function needsRedirect(): boolean {
  const standalone = matchMedia('(display-mode: standalone)').matches
  return !canUsePopup({ userAgent: navigator.userAgent, standalone })
}

/**
 * To be called in the click itself, or the popup is blocked. `report` hears how it ends; after a popup that seemed to
 * be closed it can hear once more, that the student is signed in after all.
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
    const user = await askSession().catch(() => null)
    if (openPopup === popup) end(user ? 'signed-in' : 'cancelled')
  })
  return 'opened'
}

/** In the middle of the window that opens it. */
function describeWindow(): string {
  const left = Math.max(0, screenX + (outerWidth - WIDTH) / 2)
  const top = Math.max(0, screenY + (outerHeight - HEIGHT) / 2)
  return `popup,width=${WIDTH},height=${HEIGHT},left=${Math.round(left)},top=${Math.round(top)}`
}

/**
 * Calls back when the popup is gone. One that a Cross-Origin-Opener-Policy has cut from this page reads as closed while
 * it is still there; but then it has the focus. The grace is for news of its end that is still on the way.
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

/** Hears of this attempt by any of the three ways that public/google-outcome.js takes. Returns how to stop. */
function listen(attempt: string, popup: Window, callBack: Report): () => void {
  const hear = (news: unknown, fromPopup = false) => {
    const outcome = readNews(news, fromPopup ? null : attempt)
    if (outcome) callBack(outcome)
  }
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(GOOGLE_CHANNEL) : null
  channel?.addEventListener('message', ({ data }) => hear(data))
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === GOOGLE_CHANNEL && newValue) hear(JSON.parse(newValue))
  }
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === popup) hear(data, true)
  }
  addEventListener('storage', onStorage)
  addEventListener('message', onMessage)
  return () => {
    channel?.close()
    removeEventListener('storage', onStorage)
    removeEventListener('message', onMessage)
  }
}

/** How an attempt ended, if these are news of it. The popup itself may not know which attempt it was. */
function readNews(news: unknown, attempt: string | null): GoogleOutcome | null {
  if (typeof news !== 'object' || news === null) return null
  if (!('channel' in news && news.channel === GOOGLE_CHANNEL)) return null
  if (attempt !== null && !('attempt' in news && news.attempt === attempt)) return null
  return 'outcome' in news && isGoogleOutcome(news.outcome) ? news.outcome : null
}
