export const SEARCH_RESULTS_MAX = 10
/** With fewer exact results than this, words with typing errors are searched, too. */
export const EXACT_RESULTS_ENOUGH = 3
/** The search box of a page waits this long after the last key press, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 150
/** The most searches that a device remembers. */
export const RECENT_SEARCHES_MAX = 5
