/** Returns a function that reads how much of a text has been on the screen so far, in percent. */
export function watchTextProgress(id: string): () => number {
  let seen = 0
  return () => {
    const element = document.getElementById(id)
    if (element) seen = Math.max(seen, percentAbove(innerHeight, element.getBoundingClientRect()))
    return seen
  }
}

/** The part of a box above a horizontal line, in whole percent. */
export function percentAbove(line: number, { top, height }: { top: number; height: number }): number {
  if (height <= 0) return 0
  return Math.round(Math.min(1, Math.max(0, (line - top) / height)) * 100)
}
