import { WAITING_BACKOFF_MAX_MS } from '../device/backoff.ts'
import { noteSendingMissing } from './send-now.ts'

/**
 * Sends the unsent writes of a student, or of a visitor, until the returned function is called. If the script that does
 * it does not arrive, it is asked for again.
 */
export function startOutbox(userId: string): () => void {
  let stop = () => {}
  let isOver = false
  const start = async (): Promise<void> => {
    const sending = await import('./sending.ts').catch(() => null)
    noteSendingMissing(sending === null)
    if (isOver) return
    if (sending) stop = sending.startSending(userId)
    else setTimeout(start, WAITING_BACKOFF_MAX_MS)
  }
  void start()
  return () => {
    isOver = true
    stop()
  }
}
