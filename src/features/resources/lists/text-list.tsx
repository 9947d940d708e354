import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { COLLECTIONS, type CollectionName, summaryOf } from '#domain/resources/collections.ts'
import type { Listing } from '#domain/resources/resource.ts'
import type { TextSearch } from '#domain/resources/resource-search.ts'
import { Day } from '../resource-labels.tsx'
import { Filter, FilterBar, ResourcePage, Results } from './list-page.tsx'

type Group<Text> = { title: string; texts: Text[] }

type Props<Name extends CollectionName> = {
  name: Name
  /** The texts that the filters leave. */
  found: Listing<Name>[]
  search: TextSearch
  onSearch: (search: TextSearch) => void
  /** Filters beside the category. */
  filters?: ReactNode
  /** Parts of the list, each with a heading of its own. */
  groupsOf?: (found: Listing<Name>[]) => Group<Listing<Name>>[]
  badgesOf?: (text: Listing<Name>) => ReactNode
  /** The facts below the summary; without it the day and the reading time. */
  factsOf?: (text: Listing<Name>) => ReactNode
  markOf?: (text: Listing<Name>) => string
}

/** The list of a collection. */
export function TextList<Name extends CollectionName>(props: Props<Name>) {
  const { name, found, search, onSearch, filters, groupsOf, badgesOf, factsOf, markOf } = props
  const { title, intro, many, counted, categories } = COLLECTIONS[name]
  const page = `/resources/${name as CollectionName}/$id` as const
  const noun = many.toLowerCase()
  const cardsOf = (texts: Listing<Name>[], level: 'h2' | 'h3') => (
    <ul className="grid gap-4 lg:grid-cols-2">
      {texts.map((text) => (
        <li key={text.id}>
          <TextCard
            badges={badgesOf?.(text)}
            facts={factsOf?.(text)}
            level={level}
            mark={markOf?.(text) ?? ''}
            page={page}
            text={text}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <ResourcePage intro={intro} path={`/resources/${name}`} title={title}>
      <FilterBar label={`Search ${noun}`} onQuery={(q) => onSearch({ ...search, q })} query={search.q}>
        <Filter<string>
          all="All categories"
          label="Category"
          onChange={(category) => onSearch({ ...search, category })}
          options={categories}
          value={search.category}
        />
        {filters}
      </FilterBar>
      <Results
        count={found.length}
        empty={`No ${noun} found`}
        isFiltered={Boolean(search.q || search.category || search.level)}
        onClear={() => onSearch({})}
        one={counted}
      >
        {groupsOf
          ? groupsOf(found)
              .filter(({ texts }) => texts.length > 0)
              .map(({ title, texts }) => (
                <section aria-label={title} className="flex flex-col gap-4" key={title}>
                  <h2 className="text-24">{title}</h2>
                  {cardsOf(texts, 'h3')}
                </section>
              ))
          : cardsOf(found, 'h2')}
      </Results>
    </ResourcePage>
  )
}

type CardProps = {
  text: Listing
  page: `/resources/${CollectionName}/$id`
  level: 'h2' | 'h3'
  mark: string
  badges: ReactNode
  facts: ReactNode
}

/** The title is the link, and it covers the whole card. */
function TextCard({ text, page, level: Heading, mark, badges, facts }: CardProps) {
  return (
    <article
      className={`card relative flex h-full flex-col gap-3 p-4 transition-colors duration-150 hover:bg-raised sm:p-6 ${mark}`}
    >
      <p className="flex flex-wrap items-center gap-2 text-13">
        <span className="mr-auto font-semibold text-accent">{text.category}</span>
        {badges}
      </p>
      <Heading className="text-20">
        <Link className="after:absolute after:inset-0" params={{ id: text.id }} to={page}>
          {text.title}
        </Link>
      </Heading>
      <p className="text-soft">{summaryOf(text)}</p>
      <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-1 text-13 text-faint">
        {facts ?? (
          <>
            <Day date={text.date} />
            <span>{text.readTime}</span>
          </>
        )}
      </p>
    </article>
  )
}
