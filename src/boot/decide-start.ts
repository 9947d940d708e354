type Place = { pathname: string; search: string }

/**
 * Whether the app takes over the page that the HTML holds, or makes it anew. The build has written every public page for a
 * visitor and without filters, and has noted on it for which path (see scripts/site/fill-shell.ts).
 */
export function decideStart(builtFor: string | undefined, hasSession: boolean, { pathname, search }: Place) {
  return builtFor === pathname && !hasSession && search === '' ? 'hydrate' : 'render'
}
