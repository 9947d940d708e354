import type { ReactNode } from 'react'
import { COLLECTIONS, type CollectionName, summaryOf } from '#domain/resources/collections.ts'
import type { ResourceText } from '#domain/resources/resource.ts'
import { describeArticle, describeTrail } from '#src/platform/page/structured-data.ts'
import { BuiltHtml } from '#src/ui/built-html.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Day } from '../resource-labels.tsx'
import './prose.css'

/** The element of the text, by which the read share is measured. */
export const TEXT_ID = 'text'

type Props = {
  name: CollectionName
  text: ResourceText
  /** Named in the data for search engines; without it the site. */
  author?: string
  /** Beside the category, above the title. */
  badges?: ReactNode
  /** Below the title; without it the day and the reading time. */
  facts?: ReactNode
  /** Below the link back. */
  notice?: ReactNode
  art?: ReactNode
  children?: ReactNode
}

/** The page of a text: the link back, title and facts, the text, and what follows it. */
export function Reading({ name, text, author, badges, facts, notice, art, children }: Props) {
  const { title, date, category, html } = text
  const { title: listTitle, many } = COLLECTIONS[name]
  const list = `/resources/${name}` as const
  const path = `${list}/${text.id}`
  const summary = summaryOf(text)
  const tags = 'tags' in text ? { tags: text.tags } : {}
  return (
    <div className="page flex flex-col gap-6 py-8 lg:py-12">
      <PageHead
        description={summary}
        kind="article"
        path={path}
        structured={[
          describeArticle({ title, summary, date, path, ...(author && { author }), ...tags }),
          describeTrail(
            { name: 'Resources', path: '/resources' },
            { name: listTitle, path: list },
            { name: title, path },
          ),
        ]}
        title={title}
      />
      <article className="mx-auto flex w-full max-w-160 flex-col gap-6" id={TEXT_ID}>
        <div className="flex flex-col items-start gap-3">
          <LinkButton className="-ml-3" icon="arrow-left" kind="quiet" size="small" to={list}>
            {`Back to ${many.toLowerCase()}`}
          </LinkButton>
          {notice}
        </div>
        <header className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-2 text-13 font-semibold text-accent">
            <span>{category}</span>
            {badges}
          </div>
          <h1 className="text-32">{title}</h1>
          <p className="text-17 text-soft">{summary}</p>
          <div className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-faint">
            {facts ?? (
              <>
                <Day date={date} />
                <span>{text.readTime}</span>
              </>
            )}
          </div>
        </header>
        {art}
        <BuiltHtml className="prose" html={html} key={title} scrollers=".table-frame, .formula, pre" />
        {children}
      </article>
    </div>
  )
}

export function Tags({ tags }: { tags: string[] }) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li className="rounded-full border border-line px-3 py-1 text-13 text-soft" key={tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
