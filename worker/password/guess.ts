import type { Context } from '../procedures.ts'
import { openLimits } from '../throttle/limits.ts'
import { isOver, openThrottle } from '../throttle/throttle.ts'

type Counts = { failures: number }[]

/**
 * One try of a password for an email. It counts as a failure before the password is looked at, and a right one takes
 * that back. A device that has signed in to the account before has a count of its own, so that nobody's guesses from
 * elsewhere, or from the same school, keep the owner out.
 */
export async function openGuess(
  { db, now, address, device }: Pick<Context, 'db' | 'now' | 'address' | 'device'>,
  email: string,
) {
  const throttle = openThrottle(db, now)
  const limits = await openLimits(db, now)
  const here = limits.guessesHere(email, address)
  const atAccount = limits.guessesAtAccount(email)
  const fromNetwork = limits.guessesFromNetwork(address)
  const onDevice = device.name === null ? null : limits.guessesOnDevice(email, device.name)

  return {
    /** Statements; their results are what `isRefused` asks for. */
    count: () =>
      [
        throttle.count(here),
        throttle.count(atAccount, here),
        throttle.count(fromNetwork, here, atAccount),
        ...(onDevice ? [throttle.count(onDevice)] : []),
      ] as const,

    isRefused(
      [byPlace, byAccount, byNetwork, byDevice = []]: readonly [Counts, Counts, Counts, ...Counts[]],
      account: Parameters<typeof device.isKnownTo>[0] | undefined,
    ): boolean {
      if (onDevice && account && device.isKnownTo(account)) return isOver(onDevice, byDevice)
      return isOver(here, byPlace) || isOver(atAccount, byAccount) || isOver(fromNetwork, byNetwork)
    },

    /** Statements, after a right password. */
    takeBack: () => [
      throttle.forget(here),
      ...(onDevice ? [throttle.forget(onDevice)] : []),
      throttle.forgive(fromNetwork),
      throttle.forgive(atAccount),
    ],

    /** Statements, for an email that has no account any more. What was counted elsewhere is forgotten with its window. */
    forget: () => [here, atAccount, ...(onDevice ? [onDevice] : [])].map(throttle.forget),
  }
}
