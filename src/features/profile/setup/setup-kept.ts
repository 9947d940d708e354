import type { SetupDraft } from './setup-draft.ts'

// What a student has written into the wizard stays on the device until the setup is completed.
const keyOf = (userId: string) => `setup_draft_${userId}`

export function readKeptSetup(userId: string): string | null {
  return localStorage.getItem(keyOf(userId))
}

export function keepSetup(userId: string, draft: SetupDraft): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft))
  } catch {
    // Without room it is kept as long as the wizard is open.
  }
}

export function dropKeptSetup(userId: string): void {
  localStorage.removeItem(keyOf(userId))
}
