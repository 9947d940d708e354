import { type ReactNode, useRef } from 'react'
import { countOf } from '#domain/numbers.ts'
import { describeTrail } from '#src/platform/page/structured-data.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SearchField, SelectField } from '#src/ui/field.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

type Props = { label: string; query: string | undefined; onQuery: (q: string | undefined) => void; children: ReactNode }

/** A search box with select boxes beside it. */
export function FilterBar({ label, query, onQuery, children }: Props) {
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-end">
      <div className="grow">
        <SearchField
          label={label}
          onChange={(q) => onQuery(q || undefined)}
          placeholder={`${label}...`}
          value={query ?? ''}
        />
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}

const ALL = 'all'

type FilterProps<Option extends string | number> = {
  label: string
  all: string
  options: readonly Option[]
  value: Option | undefined
  onChange: (value: Option | undefined) => void
}

/** A select box with all options, and one without a filter. */
export function Filter<Option extends string | number>({ label, all, options, value, onChange }: FilterProps<Option>) {
  return (
    <SelectField
      className="min-w-36 grow lg:min-w-44"
      label={label}
      onChange={(chosen) => onChange(options.find((option) => String(option) === chosen))}
      options={[
        { value: ALL, label: all },
        ...options.map((option) => ({ value: String(option), label: String(option) })),
      ]}
      value={value === undefined ? ALL : String(value)}
    />
  )
}

type ResultProps = {
  count: number
  /** The noun that is counted, such as `post`. */
  one: string
  /** Such as `No posts found`. */
  empty: string
  isFiltered: boolean
  onClear: () => void
  children: ReactNode
}

/** The number of results, which screen readers announce, and the results; or the empty state with a way to clear filters. */
export function Results({ count, one, empty, isFiltered, onClear, children }: ResultProps) {
  const ref = useRef<HTMLDivElement>(null)
  // The pressed button disappears with the filters, so the focus moves to this row.
  const clear = () => {
    onClear()
    ref.current?.focus()
  }
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-3" ref={ref} tabIndex={-1}>
        <div className="grow" role="status">
          {count > 0 ? (
            <p className="tabular text-13 text-faint">{countOf(count, one)}</p>
          ) : (
            <EmptyState hint="Try adjusting your search or filter criteria." icon="search" title={empty}>
              {isFiltered && (
                <Button kind="secondary" onClick={clear}>
                  Clear filters
                </Button>
              )}
            </EmptyState>
          )}
        </div>
        {isFiltered && count > 0 && (
          <Button icon="close" kind="quiet" onClick={clear} size="small">
            Clear filters
          </Button>
        )}
      </div>
      {count > 0 && children}
    </>
  )
}

type ResourcePageProps = { title: string; intro: string; path: string; children: ReactNode }

/** The frame of every list of resources: the link back to the hub, the title and the introduction. */
export function ResourcePage({ title, intro, path, children }: ResourcePageProps) {
  return (
    <div className="page flex flex-col gap-6 py-8 lg:py-12">
      <PageHead
        description={intro}
        path={path}
        structured={[describeTrail({ name: 'Resources', path: '/resources' }, { name: title, path })]}
        title={title}
      />
      <div className="flex flex-col items-start gap-2">
        <LinkButton className="-ml-3" icon="arrow-left" kind="quiet" size="small" to="/resources">
          All resources
        </LinkButton>
        <h1 className="text-32">{title}</h1>
        <p className="max-w-2xl text-17 text-soft">{intro}</p>
      </div>
      {children}
    </div>
  )
}
