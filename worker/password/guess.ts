import { and, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../procedures.ts'
import { openLimits } from '../throttle/limits.ts'
import { isOver, openThrottle } from '../throttle/throttle.ts'

type Account = Parameters<Context['device']['isKnownTo']>[0] | undefined
type Tried = readonly [counted: unknown[], roomOnDevice?: unknown[], ...rest: unknown[]]

/**
 * One try of a password for an email. It counts as a failure before the password is verified, and a right one takes
 * that back. A device that has signed in to the account before has a count of its own, so that guesses from elsewhere,
 * or from the same school, do not lock the owner out.
 *
 * That count is made after the password was verified, because only then it is known that somebody has not made up the
 * device; each invented device would be one more row. It is just as strict: a wrong password beyond the limit gets the
 * answer for too many, and so does a right one, which signs nobody in.
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
  const ownDevice = (account: Account) => (account && device.isKnownTo(account) ? onDevice : null)

  return {
    /** Statements. Their results are the arguments of `isRefused` and `takeBack`. */
    count: () =>
      [
        throttle.count([fromNetwork, here, atAccount]),
        ...(onDevice ? [throttle.selectRoom(onDevice)] : []),
        throttle.sweep(),
      ] as const,

    isRefused: ([counted, room = []]: Tried, account: Account): boolean => isOver(ownDevice(account) ? room : counted),

    /** After a password that signs nobody in: whether it was one too many on a known device. */
    async isOneTooMany(account: Account): Promise<boolean> {
      const counter = ownDevice(account)
      return counter !== null && isOver(await throttle.count([counter]))
    },

    /** True in a batch unless a known device has no guess left. */
    isAllowed(account: Account): SQL {
      const counter = ownDevice(account)
      return counter ? throttle.hasRoom(counter) : sql`1`
    },

    /** Statements after a right password, if `onlyIf` holds. A device that has no guess left keeps its count. */
    takeBack: ([counted]: Tried, onlyIf: SQL) => [
      throttle.forget(here, onlyIf),
      ...(onDevice ? [throttle.forget(onDevice, and(onlyIf, throttle.hasRoom(onDevice)))] : []),
      ...(isOver(counted) ? [] : [throttle.forgive(fromNetwork, onlyIf), throttle.forgive(atAccount, onlyIf)]),
    ],

    /** Statements for an email that has no account any more. Counts made elsewhere end with their window. */
    forget: () => [here, atAccount, ...(onDevice ? [onDevice] : [])].map((counter) => throttle.forget(counter)),
  }
}
