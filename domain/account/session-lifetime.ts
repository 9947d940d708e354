/** How many days a session lasts: without use, and in any case. */
export const SESSION_DAYS = { idle: 30, absolute: 180 } as const
