import { TRIES } from '#domain/account/try-limits.ts'
import type { Database } from '../db/client.ts'
import { openDailyHash } from '../db/daily-secret.ts'
import { networkOf } from '../http/network.ts'

/** A count under `key`, and how often it may rise in a window of time: see TRIES. */
export type Counter = { key: string; most: number; windowMs: number; paceMs?: number }

/** Limits by an id of our own. It is random and says nothing about anybody, so it is the key itself. */
export const limitsById = {
  guessesInSession: (sessionId: string): Counter => ({ key: `session ${sessionId}`, ...TRIES.guessesInSession }),
  guessesAtLink: (linkId: string): Counter => ({ key: `link ${linkId}`, ...TRIES.guessesAtLink }),
  gradingsOf: (userId: string): Counter => ({ key: `gradings ${userId}`, ...TRIES.gradingsOf }),
  practicesOf: (userId: string): Counter => ({ key: `practices ${userId}`, ...TRIES.practicesOf }),
  exportsOf: (userId: string): Counter => ({ key: `exports ${userId}`, ...TRIES.exports }),
}

/**
 * Limits by email or internet address. The key is a hash with today's secret, so the table contains neither, and a
 * reader of the table cannot find them by trying. Guesses are limited strictly in each network and loosely across
 * networks, so that a stranger who guesses locks himself out and not the owner. A whole school can share a network, so
 * its limit is a slowdown that a class signing in on one morning does not reach.
 */
export async function openLimits(db: Database, now: number) {
  const hash = await openDailyHash(db, now)
  return {
    guessesHere: (email: string, address: string): Counter => ({
      key: hash('guesses here', email, networkOf(address)),
      ...TRIES.guessesHere,
    }),
    guessesAtAccount: (email: string): Counter => ({
      key: hash('guesses at account', email),
      ...TRIES.guessesAtAccount,
    }),
    guessesOnDevice: (email: string, device: string): Counter => ({
      key: hash('guesses on device', email, device),
      ...TRIES.guessesOnDevice,
    }),
    guessesFromNetwork: (address: string): Counter => ({
      key: hash('guesses from network', networkOf(address)),
      ...TRIES.guessesFromNetwork,
    }),
    passkeysFromNetwork: (address: string): Counter => ({
      key: hash('passkeys from network', networkOf(address)),
      ...TRIES.passkeysFromNetwork,
    }),
    accountsFromNetwork: (address: string): Counter => ({
      key: hash('accounts from network', networkOf(address)),
      ...TRIES.accountsFromNetwork,
    }),
    gradingsFromNetwork: (address: string): Counter => ({
      key: hash('gradings from network', networkOf(address)),
      ...TRIES.gradingsFromNetwork,
    }),
    savedFromNetwork: (address: string): Counter => ({
      key: hash('saved from network', networkOf(address)),
      ...TRIES.savedFromNetwork,
    }),
    linksFromNetwork: (address: string): Counter => ({
      key: hash('links from network', networkOf(address)),
      ...TRIES.linksFromNetwork,
    }),
    errorsFromNetwork: (address: string): Counter => ({
      key: hash('errors from network', networkOf(address)),
      ...TRIES.errorsFromNetwork,
    }),
    errorsOfAll: { key: 'errors of all', ...TRIES.errorsOfAll },
    linksTo: (purpose: string, email: string): Counter => ({
      key: hash(`links for ${purpose}`, email),
      ...TRIES.linksTo,
    }),
  }
}
