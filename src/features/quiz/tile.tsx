import type { ReactNode } from 'react'

/** One figure of a list of figures; its parent is a `dl`. */
export function Tile({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="card flex flex-col-reverse gap-1 p-4">
      <dt className="text-13 text-soft">{label}</dt>
      <dd className="tabular text-24 font-semibold">{value}</dd>
    </div>
  )
}
