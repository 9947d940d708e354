import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import { Button } from '#src/ui/button.tsx'
import type { DeskQuestion } from '../desk-types.ts'
import { DraftField } from './draft-field.tsx'
import { SvgField } from './svg-field.tsx'

type Figure = NonNullable<DeskQuestion['figure']>
type FigureProps = { figure: Figure | undefined; onChange: (figure: Figure | undefined, field: string) => void }

/** The drawing of the question, and its description. */
export function FigureFields({ figure, onChange }: FigureProps) {
  if (!figure)
    return (
      <Button
        className="self-start"
        kind="secondary"
        onClick={() => onChange({ svg: '', alt: '' }, 'figure')}
        size="small"
      >
        Add a drawing
      </Button>
    )
  return (
    <fieldset className="flex flex-col gap-4 rounded-sm border border-line p-3">
      <legend className="px-1 text-13 font-semibold text-soft">Drawing</legend>
      <SvgField field="figure.svg" onChange={(svg) => onChange({ ...figure, svg }, 'figure.svg')} svg={figure.svg} />
      <DraftField
        field="figure.alt"
        onChange={(alt) => onChange({ ...figure, alt }, 'figure.alt')}
        rows={2}
        value={figure.alt}
      />
      <Button className="self-start" kind="quiet" onClick={() => onChange(undefined, 'figure')} size="small">
        Remove the drawing
      </Button>
    </fieldset>
  )
}

type Figures = DeskQuestion['optionFigures']

/** Drawings instead of the options; the texts of the options then describe them. */
export function OptionFigureFields({
  figures,
  onChange,
}: {
  figures: Figures
  onChange: (figures: Figures, field: string) => void
}) {
  if (!figures)
    return (
      <Button
        className="self-start"
        kind="secondary"
        onClick={() =>
          onChange(
            OPTION_LETTERS.map(() => ''),
            'optionFigures',
          )
        }
        size="small"
      >
        Draw the options
      </Button>
    )
  return (
    <fieldset className="flex flex-col gap-4 rounded-sm border border-line p-3">
      <legend className="px-1 text-13 font-semibold text-soft">Drawings of the options</legend>
      <p className="text-13 text-faint">
        Students see the drawings. The texts above are read aloud in their place: say in words what each shows.
      </p>
      {OPTION_LETTERS.map((letter, index) => (
        <SvgField
          field={`optionFigures.${index}`}
          key={letter}
          onChange={(svg) =>
            onChange(
              OPTION_LETTERS.map((_, at) => (at === index ? svg : (figures[at] ?? ''))),
              `optionFigures.${index}`,
            )
          }
          svg={figures[index] ?? ''}
        />
      ))}
      <Button className="self-start" kind="quiet" onClick={() => onChange(undefined, 'optionFigures')} size="small">
        Remove the drawings
      </Button>
    </fieldset>
  )
}
