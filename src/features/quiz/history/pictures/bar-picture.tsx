import { scaleLinear } from 'd3-scale'
import { type Colour, historyColour } from '#domain/quiz/result-colours.ts'
import { TEXT_COLOURS } from '#src/ui/text-colours.ts'

type Bar = { key: string; name: string; place?: string /** From 0 to 1. */; share: number; evidence: string }
type Props = { title: string; note: string; columns: readonly [string, string]; bars: readonly Bar[] }

const widthOf = scaleLinear([0, 1], [0, 100]).clamp(true)

/** Shares as bars, in a table of names and figures. */
export function BarPicture({ title, note, columns, bars }: Props) {
  return (
    <section className="card flex min-w-0 flex-col gap-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-17">{title}</h3>
        <p className="text-13 text-soft">{note}</p>
      </div>
      <table aria-label={title} className="tabular w-full text-left">
        <thead className="sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, place, share, evidence }) => (
            <tr className={TEXT_COLOURS[colourOf(share)]} key={key}>
              <th className="w-1/2 py-2 pr-3 font-normal text-ink wrap-anywhere" scope="row">
                <span className="block">{name}</span>
                {place && <span className="block text-13 text-soft">{place}</span>}
              </th>
              <td className="py-2">
                <span className="block text-ink">{evidence}</span>
                <span aria-hidden="true" className="mt-1 block h-2 overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full rounded-full bg-current"
                    data-fill
                    style={{ width: `${widthOf(share)}%` }}
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function colourOf(share: number): Colour {
  return historyColour(share * 100)
}
