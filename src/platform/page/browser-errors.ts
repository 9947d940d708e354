import { describeBrowserError } from '#domain/browser-error.ts'

/** One visit in this many reports its errors. Those of many students are alike. */
const SAMPLE = 4
/** An error in a loop is reported once, and one that follows from others not at all. */
const REPORTS_MAX = 3

const isChosen = Math.random() * SAMPLE < 1
const reported = new Set<string>()

/**
 * Tells the worker of an error, without anything about the student (domain/browser-error.ts). Without a connection the
 * report is lost, and nobody waits for it.
 */
export function reportBrowserError(error: unknown, route: string): void {
  if (!isChosen || reported.size >= REPORTS_MAX) return
  const report = describeBrowserError(error, route)
  const text = JSON.stringify(report)
  if (!report || reported.has(text)) return
  reported.add(text)
  navigator.sendBeacon('/api/browser-errors', new Blob([text], { type: 'application/json' }))
}
