/** What the search box offers before anything is typed; each finds a chapter of the catalogue. */
export const POPULAR_SEARCHES = [
  'Rotational Dynamics',
  'Electrochemistry',
  'Genetics',
  'Derivatives',
  'Alternating Currents',
  'Grammar',
] as const
