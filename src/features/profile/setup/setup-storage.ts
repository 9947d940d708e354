import { SETUP_DRAFT } from '#src/platform/device/keys.ts'
import { localTexts } from '#src/platform/device/local-text.ts'
import type { SetupDraft } from './setup-draft.ts'

// A student's input in the wizard stays on the device until the setup is completed.
const keyOf = (userId: string) => SETUP_DRAFT + userId

export function readStoredSetup(userId: string): string | null {
  return localTexts.read(keyOf(userId))
}

export function storeSetup(userId: string, draft: SetupDraft): void {
  localTexts.write(keyOf(userId), JSON.stringify(draft))
}

export function forgetStoredSetup(userId: string): void {
  localTexts.remove(keyOf(userId))
}
