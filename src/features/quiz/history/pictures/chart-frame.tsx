import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  /** What is drawn, in a few words. */
  note: string
  /** The same figures in words. */
  table: { columns: readonly string[]; rows: readonly { key: string; cells: readonly string[] }[] }
  children: ReactNode
}

/** A picture with its title, and all that it shows as a table for those who cannot see it or want the figures. */
export function ChartFrame({ title, note, table, children }: Props) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className="card flex min-w-0 flex-col gap-2 p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-17 font-semibold" id={id}>
          {title}
        </span>
        <span className="text-13 text-soft">{note}</span>
      </figcaption>
      {children}
      <details>
        <summary className="rounded-sm py-3 text-13 text-soft">As a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
        <section aria-labelledby={id} className="overflow-x-auto" tabIndex={0}>
          <table className="tabular w-full text-left text-13">
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th className="border-b border-line py-2 pr-3 font-semibold" key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, index) => (
                    <td className="border-b border-line py-2 pr-3 wrap-anywhere" key={table.columns[index]}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}
