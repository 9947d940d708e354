import type { SetupDraft } from './setup-draft.ts'

// The draft of the setup wizard stays on the device until the setup is completed.
const keyOf = (userId: string) => `setup_draft_${userId}`

export function readStoredSetup(userId: string): string | null {
  return localStorage.getItem(keyOf(userId))
}

export function storeSetup(userId: string, draft: SetupDraft): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft))
  } catch {
    // Without storage the draft lives in the state of the open wizard.
  }
}

export function forgetStoredSetup(userId: string): void {
  localStorage.removeItem(keyOf(userId))
}
