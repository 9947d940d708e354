/** What was written in a form and not saved stays in this tab, for whoever looks at another file meanwhile or reloads. */
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
