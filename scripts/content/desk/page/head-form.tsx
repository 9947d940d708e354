import { toLatinDigits } from '#domain/numbers.ts'
import { SERIES } from '#domain/quiz/quiz-kinds.ts'
import { Segments } from '#src/ui/segments.tsx'
import type { DeskHead } from '../desk-types.ts'
import { DraftField, DraftMistakes, WithMessages } from './draft-field.tsx'
import { DraftOutcome, Restored } from './draft-outcome.tsx'
import { useDraft } from './use-draft.ts'

type Props = { file: string; head: DeskHead; onSaved: () => void; onClose: () => void }

/** The form for the fields above the questions of a quiz. */
export function HeadForm({ file, head, onSaved, onClose }: Props) {
  const { draft, set, save, drop, form, isRestored, ...outcome } = useDraft({
    address: '/desk/head',
    initial: { ...head, timeLimit: String(head.timeLimit ?? ''), tags: head.tags.join(', ') },
    toBody: ({ timeLimit, tags, ...texts }) => ({
      file,
      head: {
        ...texts,
        timeLimit: timeLimit.trim() === '' ? null : Number(toLatinDigits(timeLimit)),
        tags: splitTags(tags),
      },
    }),
    isNew: false,
    name: `head ${file}`,
    onSaved,
  })
  return (
    <form className="card flex flex-col gap-4 p-4" noValidate onSubmit={save} ref={form}>
      <DraftMistakes value={outcome.mistakes}>
        {isRestored && <Restored />}
        <DraftField field="title" onChange={(title) => set({ title })} value={draft.title} />
        <DraftField
          field="description"
          onChange={(description) => set({ description })}
          rows={2}
          value={draft.description}
        />
        <WithMessages field="series" title="For whom">
          <Segments
            label="For whom"
            onChange={(series) => set({ series })}
            options={SERIES.map(({ value, label }) => ({ value, label }))}
            value={SERIES.find(({ value }) => value === draft.series)?.value ?? null}
          />
        </WithMessages>
        <DraftField field="timeLimit" onChange={(timeLimit) => set({ timeLimit })} value={draft.timeLimit} />
        <DraftField field="tags" onChange={(tags) => set({ tags })} value={draft.tags} />
        <DraftOutcome
          {...outcome}
          onClose={() => {
            drop()
            onClose()
          }}
        />
      </DraftMistakes>
    </form>
  )
}

const splitTags = (tags: string) =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
