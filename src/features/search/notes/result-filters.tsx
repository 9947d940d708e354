import type { SubjectListing } from '#domain/catalogue/catalogue.ts'
import type { NotesFilter } from '#domain/search/notes-filter.ts'
import { SelectField } from '#src/ui/field.tsx'

type Props = {
  filter: NotesFilter
  subjects: readonly SubjectListing[]
  /** The offered tags, including the chosen ones. */
  topics: readonly string[]
  onFilter: (changes: NotesFilter) => void
}

const ALL = 'all'
const ADDED = [
  { value: ALL, label: 'Any time' },
  { value: 'week', label: 'Past week' },
  { value: 'month', label: 'Past month' },
  { value: 'year', label: 'Past year' },
] as const

export function ResultFilters({ filter, subjects, topics, onFilter }: Props) {
  const chosen = filter.tags ?? []
  const toggle = (tag: string) => {
    const tags = chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]
    onFilter({ tags: tags.length > 0 ? tags : undefined })
  }
  // The filter can name a subject of another class.
  const names = new Set([...subjects.map(({ name }) => name), ...(filter.subject ? [filter.subject] : [])])
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-pair gap-3 md:max-w-lg">
        <SelectField
          label="Subject"
          onChange={(subject) => onFilter({ subject: subject === ALL ? undefined : subject })}
          options={[{ value: ALL, label: 'All Subjects' }, ...[...names].map((name) => ({ value: name, label: name }))]}
          value={filter.subject ?? ALL}
        />
        <SelectField
          label="Added"
          onChange={(added) => onFilter({ added: added === ALL ? undefined : added })}
          options={ADDED}
          value={filter.added ?? ALL}
        />
      </div>
      {topics.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap gap-2 py-1">
          <legend className="sr-only">Tags</legend>
          {topics.map((topic) => (
            <button
              aria-pressed={chosen.includes(topic)}
              className="min-h-11 shrink-0 rounded-full border border-line bg-surface px-4 text-13 text-soft hover:border-strong aria-pressed:border-accent aria-pressed:text-accent md:min-h-9"
              key={topic}
              onClick={() => toggle(topic)}
              type="button"
            >
              {topic}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
