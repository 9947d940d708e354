import type { Database } from '../db/client.ts'
import { openDailyHash } from '../db/daily-secret.ts'
import { networkOf } from '../http/network.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const GUESSES = { most: 5, windowMs: 15 * MINUTE_MS }

/**
 * How often one thing may be done in a window of time. With `paceMs` more is not refused but slowed down: beyond
 * `most`, one is allowed every `paceMs` milliseconds.
 */
export type Counter = { key: string; most: number; windowMs: number; paceMs?: number }

/** Limits on things with an id of our own. It is random and says nothing about anybody, so it is the key as it is. */
export const limitsById = {
  guessesInSession: (sessionId: string): Counter => ({ key: `session ${sessionId}`, ...GUESSES }),
  guessesAtLink: (linkId: string): Counter => ({ key: `link ${linkId}`, ...GUESSES }),
  exportsOf: (userId: string): Counter => ({ key: `exports ${userId}`, most: 10, windowMs: HOUR_MS }),
}

/**
 * Limits by email or internet address. The key is a hash with today's secret, so the table contains neither, and nobody
 * who reads it can find them by trying. Guesses are limited strictly for each network and loosely across networks, so
 * that a stranger who guesses locks himself out, and not the owner. A whole school can share one network, so its limit
 * is a slowdown that a class which signs in on one morning does not reach.
 */
export async function openLimits(db: Database, now: number) {
  const hash = await openDailyHash(db, now)
  return {
    guessesHere: (email: string, address: string): Counter => ({
      key: hash('guesses here', email, networkOf(address)),
      ...GUESSES,
    }),
    guessesAtAccount: (email: string): Counter => ({
      key: hash('guesses at account', email),
      most: 50,
      windowMs: 15 * MINUTE_MS,
    }),
    guessesOnDevice: (email: string, device: string): Counter => ({
      key: hash('guesses on device', email, device),
      ...GUESSES,
    }),
    guessesFromNetwork: (address: string): Counter => ({
      key: hash('guesses from network', networkOf(address)),
      most: 300,
      windowMs: 15 * MINUTE_MS,
      paceMs: 2_000,
    }),
    accountsFromNetwork: (address: string): Counter => ({
      key: hash('accounts from network', networkOf(address)),
      most: 500,
      windowMs: HOUR_MS,
    }),
    linksFromNetwork: (address: string): Counter => ({
      key: hash('links from network', networkOf(address)),
      most: 120,
      windowMs: HOUR_MS,
    }),
    linksTo: (purpose: string, email: string): Counter => ({
      key: hash(`links for ${purpose}`, email),
      most: 3,
      windowMs: HOUR_MS,
    }),
  }
}
