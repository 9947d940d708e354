/** The text classes for the colours of results. */
export const TEXT_COLOURS = {
  green: 'text-green',
  yellow: 'text-yellow',
  orange: 'text-orange',
  red: 'text-red',
} as const
