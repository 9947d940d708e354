import { Link } from '@tanstack/react-router'
import type { SectionBlock, TextInSections } from '#content/site/text-in-sections.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

/**
 * A public page with a long text in numbered sections. Its text is an object of content/site. The table of contents is
 * beside it, or above it on a small screen.
 */
export function SectionsPage({ text: { path, title, updated, intro, sections } }: { text: TextInSections }) {
  return (
    <div className="page flex flex-col gap-8 py-8 lg:py-12">
      <PageHead description={intro} path={path} title={title} />
      <header className="flex flex-col gap-3">
        <h1 className="text-32 lg:text-44">{title}</h1>
        {updated && <p className="text-13 text-faint">{`Last updated ${updated}`}</p>}
        <p className="max-w-2xl text-17 text-soft">{intro}</p>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <TableOfContents sections={sections} />
        <div className="flex max-w-2xl flex-col gap-8">
          {sections.map((section, index) => (
            <section className="flex flex-col gap-3" id={section.id} key={section.id} tabIndex={-1}>
              <h2 className="flex gap-3 text-20">
                <span aria-hidden="true" className="tabular text-faint">
                  {index + 1}
                </span>
                <span>{section.title}</span>
              </h2>
              <SectionBlocks blocks={section.blocks} />
            </section>
          ))}
          <div className="card flex flex-col items-start gap-3 p-4 sm:flex-row sm:items-center sm:justify-between">
            <p className="text-soft">Something unclear? Ask us, and a person answers.</p>
            <LinkButton icon="mail" kind="secondary" search={{ subject: title }} to="/contact">
              Contact Us
            </LinkButton>
          </div>
          {path !== '/notices' && (
            <Link
              className="inline-flex min-h-11 items-center self-start text-soft underline-offset-4 hover:text-ink hover:underline"
              to="/notices"
            >
              Open-source notices
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}

function TableOfContents({ sections }: Pick<TextInSections, 'sections'>) {
  return (
    <nav aria-label="On this page" className="card p-4 lg:sticky lg:top-24">
      <p className="mb-1 text-13 font-semibold text-faint">On this page</p>
      <ol className="grid grid-cols-pair gap-x-4 lg:grid-cols-1">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              className="flex min-h-11 items-center gap-2 text-soft transition-colors duration-150 hover:text-ink lg:min-h-9"
              href={`#${id}`}
            >
              <span aria-hidden="true" className="tabular w-5 shrink-0 text-13 text-faint">
                {index + 1}
              </span>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function SectionBlocks({ blocks }: { blocks: readonly SectionBlock[] }) {
  return blocks.map((block) => <Block block={block} key={JSON.stringify(block)} />)
}

function Block({ block }: { block: SectionBlock }) {
  if (typeof block === 'string') return <p className="text-soft">{block}</p>
  if ('list' in block) {
    return (
      <ul className="flex list-disc flex-col gap-2 pl-6 text-soft marker:text-faint">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  if ('facts' in block) {
    return (
      <dl className="card divide-y divide-line">
        {block.facts.map(({ name, text }) => (
          <div className="grid gap-1 p-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4" key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <p>
      <a
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline-offset-4 hover:underline"
        href={block.link.href}
        rel="noreferrer"
        target="_blank"
      >
        <span>{block.link.label}</span>
        <Icon className="size-4" name="external" />
      </a>
    </p>
  )
}
