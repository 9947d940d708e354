// What a device keeps of a visitor's work. Apart from how it is offered, which public pages have no need of.

/** As many of each kind as a device keeps of a visitor's work. */
export const GUEST_WORK_MAX = 20
/** Nobody comes back for what is older, and what is older was more probably somebody else's. */
export const GUEST_WORK_LASTS_MS = 60 * 24 * 60 * 60 * 1000

/** What of a visitor's work is kept, the latest first. A time that is still to come is that of a clock set back since. */
export function pickKept<Work>(works: readonly Work[], timeOf: (work: Work) => number, now: number): Work[] {
  return works
    .filter((work) => now - timeOf(work) < GUEST_WORK_LASTS_MS)
    .sort((one, other) => timeOf(other) - timeOf(one))
    .slice(0, GUEST_WORK_MAX)
}
