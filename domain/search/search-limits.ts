export const SEARCH_RESULTS_MAX = 10
/** With fewer exact results than this, words with typing errors are searched, too. */
export const EXACT_RESULTS_ENOUGH = 3
/** The search box of a page searches this long after the last key press, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 150
/** How many searches a device keeps. */
export const RECENT_SEARCHES_MAX = 5
