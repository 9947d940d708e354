import { useEffect, useEffectEvent } from 'react'
import type { OpenedNote } from '#domain/catalogue/note-address.ts'
import { isVisitor } from '#src/platform/session/session.ts'

/** The page, and what it needs from the network, come first. */
const AFTER_MS = 2000

/** Remembers the note that a visitor opened, for the account that he or she may make later. */
export function useVisitorVisit(opened: OpenedNote, isSessionKnown: boolean): void {
  const remember = useEffectEvent(async () => {
    if (!isVisitor()) return
    const { rememberVisit } = await import('#src/platform/device/guest-work.ts')
    await rememberVisit(opened, Date.now())
  })
  useEffect(() => {
    if (!isSessionKnown) return
    let isDone = false
    const act = () => {
      if (!isDone) void remember()
      isDone = true
    }
    const timer = setTimeout(act, AFTER_MS)
    return () => {
      clearTimeout(timer)
      act()
    }
  }, [isSessionKnown])
}
