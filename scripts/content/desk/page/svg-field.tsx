import { nameField } from '../name-field.ts'
import { readSvg } from '../read-svg.ts'
import { DraftField } from './draft-field.tsx'

type Props = { field: string; svg: string; onChange: (svg: string) => void }

/** An SVG, pasted as text or read from a file. */
export function SvgField({ field, svg, onChange }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <DraftField field={field} onChange={(text) => onChange(readSvg(text))} rows={4} value={svg} />
      <label className="flex flex-wrap items-center gap-2 text-13 text-soft">
        Or choose a file:
        <input
          accept=".svg,image/svg+xml"
          aria-label={`${nameField(field)}: choose a file`}
          onChange={async ({ target }) => {
            const [file] = target.files ?? []
            if (file) onChange(readSvg(await file.text()))
          }}
          type="file"
        />
      </label>
    </div>
  )
}
