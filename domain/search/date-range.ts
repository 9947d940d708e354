// Separate from the filters, because the address of Study Notes is read before anything is shown.

/** The longest time since something was added. */
export const DATE_RANGES = ['all', 'week', 'month', 'year'] as const
export type DateRange = (typeof DATE_RANGES)[number]
