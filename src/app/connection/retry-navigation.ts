import type { AnyRouter, HistoryLocation } from '@tanstack/react-router'
import { backoffMs, WAITING_BACKOFF_MAX_MS } from '../../device/backoff.ts'
import { setGoal } from './page-goal.ts'
import { countFailures, onLoadEvent } from './retry.ts'
import { beginWaiting } from './waiting.ts'

type Address = Pick<HistoryLocation, 'href' | 'state'>
type Navigation = { currentLocation: HistoryLocation; nextLocation: HistoryLocation; action: string }

/** What has come by then needs no step back. No loading state shows before it, for that takes 120 ms. */
const GRACE_MS = 50

/**
 * Keeps the page that stands while the connection does not bring the one that was asked for: puts the address of the
 * standing page back, and goes on to the other, the goal, when something has arrived, and after growing pauses. Going
 * elsewhere meanwhile drops the goal. Returns how to stop.
 */
export function retryNavigation(router: AnyRouter): () => void {
  let endWaiting = router.state.status === 'pending' ? beginWaiting() : () => {}
  let wanted: Address | null = null
  /** Set while the router goes back to it. */
  let standing: Address | null = null
  let steps = 0
  let hasArrival = false
  let unblock = () => {}
  let graceTimer: ReturnType<typeof setTimeout> | undefined
  let pauseTimer: ReturnType<typeof setTimeout> | undefined
  /** Where the window was scrolled to: a loading state may have stood in between. */
  let place = { left: 0, top: 0 }

  const stepBack = () => {
    graceTimer = undefined
    const { location, resolvedLocation, status } = router.state
    if (status !== 'pending' || !resolvedLocation || resolvedLocation.href === location.href) return
    if (countFailures() === 0) return
    wanted = location
    standing = resolvedLocation
    steps += 1
    hasArrival = false
    setGoal({ href: location.href, tryNow: goOn, drop: stay })
    unblock()
    unblock = keepHistoryShort()
    pauseTimer = setTimeout(goOn, backoffMs(steps, WAITING_BACKOFF_MAX_MS))
    open(resolvedLocation)
  }
  const goOn = () => {
    clearTimeout(pauseTimer)
    hasArrival = router.state.status === 'pending'
    if (wanted && !hasArrival) open(wanted)
  }
  /** In the same entry of the browser's history, so that Back leads where it would have led. */
  const open = ({ href, state }: Address) => void router.navigate({ href, state, replace: true, ignoreBlocker: true })
  /** What is asked for meanwhile takes this entry as well, and whoever asks for the goal again gets none. */
  const keepHistoryShort = () =>
    router.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation, nextLocation, action }: Navigation) => {
        const isAskedAgain = nextLocation.href === wanted?.href
        if (isAskedAgain) goOn()
        // Within a page, Back may close what stands over it.
        const isNextPage = action === 'PUSH' && nextLocation.pathname !== currentLocation.pathname
        if (!isAskedAgain && isNextPage) open(nextLocation)
        return isAskedAgain || isNextPage
      },
    })
  const drop = () => {
    clearTimeout(pauseTimer)
    unblock()
    wanted = null
    steps = 0
    setGoal(null)
    endWaiting()
  }
  /** An attempt may be under way at that moment. */
  const stay = () => {
    const { location, resolvedLocation } = router.state
    drop()
    if (!resolvedLocation || resolvedLocation.href === location.href) return
    standing = resolvedLocation
    open(resolvedLocation)
  }

  const stops = [
    router.subscribe('onBeforeLoad', ({ toLocation }) => {
      if (toLocation.href === standing?.href) return
      standing = null
      if (toLocation.href !== wanted?.href && toLocation.pathname !== router.state.resolvedLocation?.pathname) drop()
      endWaiting()
      endWaiting = beginWaiting()
      if (!wanted) place = { left: scrollX, top: scrollY }
    }),
    router.subscribe('onResolved', ({ toLocation }) => {
      if (!wanted || toLocation.href === wanted.href) drop()
      else if (hasArrival) goOn()
    }),
    router.subscribe('onRendered', ({ toLocation }) => {
      if (toLocation.href !== standing?.href) return
      standing = null
      scrollTo({ ...place, behavior: 'instant' })
    }),
    onLoadEvent((event) => {
      if (event === 'failed') graceTimer ??= setTimeout(stepBack, GRACE_MS)
      else goOn()
    }),
    () => clearTimeout(graceTimer),
    drop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
