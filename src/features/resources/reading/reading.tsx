import type { ReactNode } from 'react'
import { describeArticle, describeTrail, type Step } from '#src/platform/page/structured-data.ts'
import { BuiltHtml } from '#src/ui/built-html.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import './prose.css'

/** The element of the text, by which the read share is measured. */
export const TEXT_ID = 'text'

type Props = {
  title: string
  /** The path of the page. */
  path: string
  /** The list that it belongs to. */
  list: Step
  author?: string
  /** Such as 2026-11-21. */
  date: string
  tags?: string[]
  /** The category and badges, above the title. */
  kind: ReactNode
  lead: string
  facts: ReactNode
  back: ReactNode
  art?: ReactNode
  html: string
  children?: ReactNode
}

/** The page of a text: the link back, title and facts, the text, and what follows it. */
export function Reading(props: Props) {
  const { title, path, list, author, date, tags, kind, lead, facts, back, art, html, children } = props
  return (
    <div className="page flex flex-col gap-6 py-8 lg:py-12">
      <PageHead
        description={lead}
        kind="article"
        path={path}
        structured={[
          describeArticle({ title, summary: lead, date, path, ...(author && { author }), ...(tags && { tags }) }),
          describeTrail({ name: 'Resources', path: '/resources' }, list, { name: title, path }),
        ]}
        title={title}
      />
      <article className="mx-auto flex w-full max-w-160 flex-col gap-6" id={TEXT_ID}>
        <div className="flex flex-col items-start gap-3">{back}</div>
        <header className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-2 text-13 font-semibold text-accent">{kind}</div>
          <h1 className="text-32">{title}</h1>
          <p className="text-17 text-soft">{lead}</p>
          <div className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-faint">{facts}</div>
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
