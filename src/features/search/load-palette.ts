/** Loads the search dialog when somebody is about to search. */
export function loadPalette() {
  return import('./search-palette.tsx')
}
