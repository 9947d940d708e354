import type { ParsedLocation } from '@tanstack/react-router'
import { setGoal } from './page-goal.ts'
import { countFailures, onLoadEvent } from './retry.ts'
import type { AppRoutes } from './router.tsx'
import { beginWaiting } from './waiting.ts'

/** What has come by then needs no step back. No loading state shows before it, for that takes 120 ms. */
const GRACE_MS = 50

/**
 * Keeps the page that stands while the connection does not bring the one that was asked for: steps back to it in the
 * browser's history, and goes on to the other, the goal, as soon as something has arrived. Going elsewhere meanwhile
 * drops the goal. Returns how to stop.
 */
export function retryNavigation(router: Pick<AppRoutes, 'state' | 'history' | 'navigate' | 'subscribe'>): () => void {
  let endWaiting = router.state.status === 'pending' ? beginWaiting() : () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let wanted: ParsedLocation | null = null
  let returningTo: ParsedLocation | null = null
  /** How far the goal is from the page that stands, in entries of the browser's history; 0 where it takes its place. */
  let distance = 0
  let hasArrival = false
  /** Where the window was scrolled to: a loading state may have stood in between. */
  let place = { left: 0, top: 0 }

  const stepBack = () => {
    timer = undefined
    const { location, resolvedLocation: standing, status } = router.state
    if (status !== 'pending' || !standing || standing.href === location.href || countFailures() === 0) return
    wanted = location
    returningTo = standing
    distance = location.state.__TSR_index - standing.state.__TSR_index
    hasArrival = false
    setGoal({ href: location.href, drop })
    if (distance === 0) replaceBy(standing)
    else router.history.go(-distance)
  }
  const goOn = () => {
    if (!wanted || !hasArrival || router.state.status === 'pending') return
    hasArrival = false
    if (distance > 0) void router.navigate({ href: wanted.href, state: wanted.state, ignoreBlocker: true })
    else if (distance < 0) router.history.go(distance)
    else replaceBy(wanted)
  }
  const replaceBy = ({ href, state }: ParsedLocation) =>
    void router.navigate({ href, state, replace: true, ignoreBlocker: true })
  const drop = () => {
    wanted = null
    setGoal(null)
    endWaiting()
  }

  const stops = [
    router.subscribe('onBeforeLoad', ({ toLocation }) => {
      if (toLocation.href === returningTo?.href) return
      returningTo = null
      if (toLocation.href !== wanted?.href && toLocation.pathname !== router.state.resolvedLocation?.pathname) drop()
      endWaiting()
      endWaiting = beginWaiting()
      if (wanted) return
      place = { left: scrollX, top: scrollY }
    }),
    router.subscribe('onResolved', ({ toLocation }) => {
      if (wanted && toLocation.href !== wanted.href) goOn()
      else drop()
    }),
    router.subscribe('onRendered', ({ toLocation }) => {
      if (toLocation.href !== returningTo?.href) return
      returningTo = null
      scrollTo({ ...place, behavior: 'instant' })
    }),
    onLoadEvent((event) => {
      if (event === 'failed') timer ??= setTimeout(stepBack, GRACE_MS)
      else {
        hasArrival = true
        goOn()
      }
    }),
    () => clearTimeout(timer),
    () => endWaiting(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
