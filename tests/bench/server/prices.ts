/**
 * D1's prices in US dollars beyond what a plan includes: "D1 pricing" at
 * https://developers.cloudflare.com/d1/platform/pricing/, read on 22 November 2026.
 */
export const D1_PRICES = {
  rowRead: 0.001 / 1_000_000,
  rowWritten: 1 / 1_000_000,
  /** A byte for a month. */
  byteStored: 0.75 / 1_000_000_000,
}
