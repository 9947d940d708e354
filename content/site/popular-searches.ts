/** Suggestions of the search box before anything is typed. Each finds a chapter of the catalogue. */
export const POPULAR_SEARCHES = [
  'Rotational Dynamics',
  'Electrochemistry',
  'Genetics',
  'Derivatives',
  'Alternating Currents',
  'Grammar',
] as const
