import { expect, test } from 'vitest'
import { TRIES } from '#domain/account/try-limits.ts'

const MINUTE = 60_000

test('how often somebody may try, and in which time', () => {
  expect(TRIES).toEqual({
    guessesHere: { most: 5, windowMs: 15 * MINUTE },
    guessesOnDevice: { most: 5, windowMs: 15 * MINUTE },
    guessesInSession: { most: 5, windowMs: 15 * MINUTE },
    guessesAtLink: { most: 5, windowMs: 15 * MINUTE },
    guessesAtAccount: { most: 50, windowMs: 15 * MINUTE },
    guessesFromNetwork: { most: 300, windowMs: 15 * MINUTE, paceMs: 2_000 },
    passkeysFromNetwork: { most: 300, windowMs: 15 * MINUTE, paceMs: 2_000 },
    accountsFromNetwork: { most: 500, windowMs: 60 * MINUTE },
    linksTo: { most: 3, windowMs: 60 * MINUTE },
    linksFromNetwork: { most: 120, windowMs: 60 * MINUTE },
    gradingsFromNetwork: { most: 600, windowMs: 60 * MINUTE },
    gradingsOf: { most: 300, windowMs: 60 * MINUTE },
    savedFromNetwork: { most: 2_400, windowMs: 60 * MINUTE },
    practicesOf: { most: 60, windowMs: 60 * MINUTE },
    errorsFromNetwork: { most: 30, windowMs: 60 * MINUTE },
    errorsOfAll: { most: 1_000, windowMs: 60 * MINUTE },
    exports: { most: 10, windowMs: 60 * MINUTE },
  })
})
