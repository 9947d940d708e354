/** The tag of the event that a service worker gets when the connection returns (see send-in-background.ts). */
export const SYNC_TAG = 'outbox'

// Chromium has it; TypeScript's DOM types do not.
type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** Asks the browser to send the outbox when the connection returns, even if no page is open then. */
export async function askForSync(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return
  const { sync }: SyncRegistration = await navigator.serviceWorker.ready
  try {
    await sync?.register(SYNC_TAG)
  } catch (error) {
    // Students can switch it off, and a private window has none. Then a page sends, as in every other browser.
    if (!(error instanceof DOMException)) throw error
  }
}
