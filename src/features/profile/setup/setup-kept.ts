import type { SetupDraft } from './setup-draft.ts'

// What a student has written into the wizard stays on the device until the setup is completed.
const keyOf = (uid: string) => `setup_draft_${uid}`

export function readKeptSetup(uid: string): string | null {
  return localStorage.getItem(keyOf(uid))
}

export function keepSetup(uid: string, draft: SetupDraft): void {
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify(draft))
  } catch {
    // Without room it is kept as long as the wizard is open.
  }
}

export function dropKeptSetup(uid: string): void {
  localStorage.removeItem(keyOf(uid))
}
