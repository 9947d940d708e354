const FIRST_MS = 1000
const LONGEST_MS = 15_000

/**
 * How long to wait before the next attempt after so many failed ones: 1, 2, 4, 8 and then 15 seconds, each shortened by
 * up to a quarter, so that everybody whose connection comes back does not ask in the same moment. `chance` is from 0 to 1.
 */
export function backoffMs(failures: number, chance = Math.random()): number {
  return Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (1 - chance / 4)
}
