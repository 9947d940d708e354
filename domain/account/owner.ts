/** The owner of what a visitor, who is not signed in, leaves on a device. A student's entries have the user's id. */
export const GUEST = 'guest'
