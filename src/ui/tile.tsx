/** One figure with its label, inside a `dl`. Without a value it shows a dash. */
export function Tile({ label, value }: { label: string; value: string | number | null | undefined }) {
  return (
    <div className="card flex flex-col-reverse gap-1 bg-ground p-4">
      <dt className="text-13 text-soft">{label}</dt>
      <dd className="tabular text-24 font-semibold">{value ?? <span className="text-faint">–</span>}</dd>
    </div>
  )
}
