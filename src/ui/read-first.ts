declare module '@tanstack/react-router' {
  interface HistoryState {
    readsFirst?: boolean
  }
}

/**
 * The state of a link to a note: a phone opens the page on which the note flows, a larger screen its PDF. A link to the
 * PDF itself, and its address in the browser, have no such state.
 */
export const READ_FIRST = { readsFirst: true }

/** Whether the page on which a note flows is to be opened instead of its PDF. */
export function opensText({ state }: { state: { readsFirst?: boolean } }): boolean {
  return state.readsFirst === true && matchMedia('(width < 48rem)').matches
}
