/** Unsaved text of a form stays in this tab, for authors who look at another file or reload the page. */
export function readUnsaved<Draft>(name: string): Draft | null {
  const kept = sessionStorage.getItem(name)
  return kept === null ? null : JSON.parse(kept)
}

export function keepUnsaved(name: string, draft: object): void {
  sessionStorage.setItem(name, JSON.stringify(draft))
}

export function dropUnsaved(name: string): void {
  sessionStorage.removeItem(name)
}
