/** The variable parts of the address that the browser came to first, if it is of this kind; null while pages are built. */
export function matchFirstPage(address: RegExp): string[] | null {
  if (typeof location === 'undefined') return null
  try {
    return address.exec(decodeURI(location.pathname))?.slice(1) ?? null
  } catch {
    // An address that was cut in the middle of a letter.
    return null
  }
}
