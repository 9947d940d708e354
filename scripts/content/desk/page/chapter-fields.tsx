import { SelectField } from '#src/ui/field.tsx'
import type { DeskPlaces } from '../desk-types.ts'
import { DraftField, WithMessages } from './draft-field.tsx'

type Props = {
  places: DeskPlaces
  chapter: string
  topic: string
  onChange: (change: { chapter?: string; topic?: string }) => void
}

/** Chapter and topic, from the lists of the catalogue. */
export function ChapterFields({ places, chapter, topic, onChange }: Props) {
  const chapters = places.subjects.flatMap((subject) =>
    subject.chapters.map(({ id, title, topics }) => ({
      value: `${subject.key}/${id}`,
      label: `${subject.name} ${subject.grade}: ${title}`,
      topics,
    })),
  )
  const topics = chapters.find(({ value }) => value === chapter)?.topics
  return (
    <>
      <WithMessages field="chapter">
        <SelectField
          label="Chapter"
          onChange={(chosen) => {
            const { topics = [] } = chapters.find(({ value }) => value === chosen) ?? {}
            onChange({ chapter: chosen, topic: topics.includes(topic) ? topic : '' })
          }}
          options={[{ value: '', label: 'None (a section of a mock exam)' }, ...chapters]}
          value={chapter}
        />
      </WithMessages>
      {topics ? (
        <WithMessages field="topic">
          <SelectField
            label="Topic"
            onChange={(topic) => onChange({ topic })}
            options={[...new Set([topic, ...topics])].map((value) => ({ value, label: value || 'Choose one' }))}
            value={topic}
          />
        </WithMessages>
      ) : (
        <DraftField field="topic" onChange={(topic) => onChange({ topic })} value={topic} />
      )}
    </>
  )
}
