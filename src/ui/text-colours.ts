/** The text classes of the colours in which results are shown. */
export const TEXT_COLOURS = {
  green: 'text-green',
  yellow: 'text-yellow',
  orange: 'text-orange',
  red: 'text-red',
} as const
