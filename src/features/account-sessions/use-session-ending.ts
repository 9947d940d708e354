import { useState } from 'react'
import { describeError, trpc } from '#src/platform/data/trpc.ts'

/** The sessions to end: one, or all but this one. */
export type Ending = { id: string; device: string } | 'others'

/** Ends sessions. If the account has a password, it asks for it first. */
export function useSessionEnding(onEnd: () => void) {
  const [asking, setAsking] = useState<Ending | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const account = trpc.account.get.useQuery()
  const { auth } = trpc.useUtils()
  const one = trpc.auth.endSession.useMutation()
  const others = trpc.auth.endOtherSessions.useMutation()

  const end = async (what: Ending, password?: string) => {
    setSaid(null)
    const proof = password === undefined ? {} : { password }
    try {
      if (what === 'others') await others.mutateAsync(proof)
      else await one.mutateAsync({ id: what.id, ...proof })
    } catch (error) {
      setSaid(describeError(error))
      // A session that could not be ended may have ended by itself.
      await auth.sessions.invalidate()
      return
    }
    setAsking(null)
    const name = what === 'others' ? 'All other devices were' : `${what.device} was`
    setSaid(`${name} signed out successfully.`)
    await auth.sessions.invalidate()
    onEnd()
  }

  return {
    asking,
    said,
    isPending: one.isPending || others.isPending,
    /** Unknown while the account is loading. */
    isReady: account.data !== undefined,
    start: (what: Ending) => {
      setSaid(null)
      if (account.data?.hasPassword) setAsking(what)
      else void end(what)
    },
    answer: (password: string) => asking && void end(asking, password),
    close: () => {
      setAsking(null)
      setSaid(null)
    },
  }
}
