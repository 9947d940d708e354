/** The most passkeys of an account: one for each device of a student, and some to spare. */
export const PASSKEYS_MAX = 10

/** How long a challenge works, and so how long a student has to unlock the device. */
export const CHALLENGE_MS = 5 * 60 * 1000

export const PASSKEY_MESSAGES = {
  added: 'The passkey was added successfully. You can sign in with it from now on.',
  notAdded: 'Failed to add the passkey',
  addingCancelled: 'Adding a passkey was cancelled. Please try again.',
  alreadyThere: 'This device has a passkey for your account already.',
  tooMany: `You have ${PASSKEYS_MAX} passkeys already. Remove one before you add another.`,
  notRecentForAdding: 'Please log out and log back in before adding a passkey',
  removed: 'The passkey was removed successfully. All other devices were signed out.',
  notRemoved: 'Failed to remove the passkey',
  gone: 'This passkey does not sign in here any more.',
  lastWayIn: 'This passkey is the only way to sign in to your account. Set a password before you remove it.',
  notRecentForRemoval: 'Please log out and log back in before removing a passkey',
  notHere: 'This device or browser cannot use passkeys here.',
  cancelled: 'Signing in with a passkey was cancelled. Please try again.',
  unknown: 'This passkey does not sign in here. It may have been removed. Please sign in another way.',
  refused: 'The passkey was not accepted. Please try again.',
} as const

/** The message after a new password, which removes no passkeys; null if there are none. */
export function tellPasskeysLeft(count: number): string | null {
  if (count === 0) return null
  return count === 1
    ? '1 passkey still signs in; remove it in the settings if it is not yours.'
    : `${count} passkeys still sign in; remove those in the settings that are not yours.`
}
