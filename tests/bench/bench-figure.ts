/** A measured figure with its limit. */
export type Figure = { name: string; value: number; unit: string; limit: number; better: 'more' | 'less' }

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
