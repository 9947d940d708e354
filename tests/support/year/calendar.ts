/** The days of the year: the first one 364 days ago, the last one today. */
export const DAYS = 365

/** A UUID made from a kind and a number. */
export function idOf(kind: 'result' | 'access' | 'task', index: number): string {
  const code = { result: '1', access: '2', task: '3' }[kind]
  return `00000000-0000-4000-8000-${code}${String(index).padStart(11, '0')}`
}
