import type { AuthUser } from '../data/trpc.ts'
import { backoffMs, WAITING_BACKOFF_MAX_MS } from '../device/backoff.ts'
import { onWake } from '../device/wake.ts'

export type SessionState = {
  user: AuthUser | null
  /** True until it is known whether anybody is signed in. */
  loading: boolean
  /** The worker does not answer; `user` is the student who was last signed in on this device. */
  unreachable: boolean
  /** The student left in this tab, by signing out or by deleting the account. */
  hasLeft: boolean
  /** The session of `user` has ended, but the page stays, because the student is in the middle of something. */
  hasEnded: boolean
  /** Raised when a student signs out. Data that was read for one generation is not shown to another. */
  generation: number
}

/** Nobody is signed in. */
export const NOBODY: SessionState = {
  user: null,
  loading: false,
  unreachable: false,
  hasLeft: false,
  hasEnded: false,
  generation: 0,
}

type Options = {
  ask: () => Promise<AuthUser | null>
  /** What all tabs of this browser know about who is signed in. */
  shared: {
    /** Whether there may be a session: without its cookie nobody is signed in. */
    hasSession: () => boolean
    read: () => AuthUser | null
    /** `hasLeft`: the student left, rather than the session ended by itself or from another device. */
    write: (user: AuthUser | null, hasLeft: boolean) => void
    /** Whether the student left in the tab that has written last. */
    hasLeft: () => boolean
    /** Changes whenever a tab records that somebody else is signed in. */
    epoch: () => string | null
    /** Reports changes by other tabs. */
    subscribe: (listener: () => void) => () => void
  }
}

/** When a student comes back to the page the worker is asked again, but not every time the window is switched. */
const KNOWN_FOR_MS = 60_000

/**
 * Knows who is signed in: from the worker, from signing in and out in this tab, and from the other tabs. If something
 * newer was learned since a question was asked, its answer is dropped, and the question is asked again.
 */
export function watchSession({ ask, shared }: Options) {
  let state = NOBODY
  const listeners = new Set<() => void>()
  const students = new Map<number, string>()
  let facts = 0
  let failures = 0
  let answeredAt: number | null = null
  let asking: Promise<void> | null = null
  let isInDoubt = false
  let isLeaving = false
  let holds = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const change = (user: AuthUser | null, rest: Partial<SessionState>) => {
    const before = state.user
    const isLeft = before !== null && before.uid !== user?.uid
    const generation = isLeft ? state.generation + 1 : state.generation
    if (user) students.set(generation, user.uid)
    // The same object for the same student, so that nothing is rendered again without need.
    const same = JSON.stringify(before) === JSON.stringify(user) ? before : user
    const next = {
      ...state,
      loading: false,
      hasLeft: (state.hasLeft || isLeaving) && !user,
      ...rest,
      user: same,
      generation,
    }
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    for (const listener of [...listeners]) listener()
  }
  /** A student who is in the middle of something stays when the session ends, but not after signing out. */
  const follow = (user: AuthUser | null, hasLeft: boolean, rest: Partial<SessionState>) => {
    const hasEnded = holds > 0 && user === null && state.user !== null && !hasLeft
    change(hasEnded ? state.user : user, { ...rest, hasEnded })
  }
  const know = (user: AuthUser | null, rest: Partial<Pick<SessionState, 'hasLeft'>> = {}) => {
    facts += 1
    const hasLeft = user === null && (isLeaving || rest.hasLeft === true)
    shared.write(user, hasLeft)
    follow(user, hasLeft, { unreachable: false, ...rest })
  }

  const isSignedIn = (userId: string) => state.user?.uid === userId && !state.hasEnded

  const askOnce = async () => {
    isInDoubt = false
    if (!shared.hasSession()) return know(null)
    const before = [facts, shared.epoch()].join()
    try {
      const user = await ask()
      failures = 0
      answeredAt = performance.now()
      if ([facts, shared.epoch()].join() !== before) isInDoubt = true
      else know(user)
    } catch (error) {
      console.error('Authentication error', error)
      failures += 1
      change(state.user ?? shared.read(), { unreachable: true })
      timer = setTimeout(askAgain, backoffMs(failures, WAITING_BACKOFF_MAX_MS))
    }
  }
  const askAgain = (): Promise<void> => {
    clearTimeout(timer)
    isInDoubt = true
    asking ??= (async () => {
      while (isInDoubt) await askOnce()
    })().finally(() => {
      asking = null
    })
    return asking
  }

  const onOtherTab = () => {
    const user = shared.read()
    if (user?.uid === state.user?.uid && !state.hasEnded) return
    facts += 1
    follow(user, shared.hasLeft(), {})
    void askAgain()
  }
  const onWoken = () => {
    const isFresh = answeredAt !== null && performance.now() - answeredAt < KNOWN_FOR_MS
    if (!isFresh || state.unreachable) void askAgain()
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The student of a generation, even if it is over; null if it had none. */
    studentOf: (generation: number) => students.get(generation) ?? null,
    /**
     * The state at the start of a page: the student who was last signed in on this device, until the worker answers.
     */
    begin() {
      const user = shared.read()
      state = { ...state, user, loading: user === null && shared.hasSession() }
      if (user) students.set(state.generation, user.uid)
    },
    start() {
      if (answeredAt === null) void askAgain()
      const stops = [shared.subscribe(onOtherTab), onWake(onWoken)]
      return () => {
        clearTimeout(timer)
        for (const stop of stops) stop()
      }
    },
    /** Somebody has signed in here, or nobody is signed in any more. */
    know: (user: AuthUser | null) => know(user),
    /**
     * Runs a request that ends the session. Another answer can tell this tab first that nobody is signed in any more;
     * the student has left all the same.
     */
    async whileLeaving<Answer>(end: () => Promise<Answer>): Promise<Answer> {
      isLeaving = true
      return end().finally(() => {
        isLeaving = false
      })
    },
    /**
     * From now on a student whose session ends stays on the page, until the returned function is called: in the middle
     * of a quiz nobody is led to the login page.
     */
    hold() {
      holds += 1
      return () => {
        holds -= 1
        // Not at once: the next screen may hold, too.
        queueMicrotask(() => {
          if (holds === 0 && state.hasEnded) change(null, { hasEnded: false })
        })
      }
    },
    /** The student has ended the session here. */
    leave: () => know(null, { hasLeft: true }),
    /** Other changes to the student. They are dropped if another student has signed in since. */
    update(user: AuthUser) {
      if (isSignedIn(user.uid)) know(user)
    },
    isSignedIn,
    askAgain,
  }
}
