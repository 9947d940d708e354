import { Link } from '@tanstack/react-router'
import { countOf } from '#domain/numbers.ts'
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#domain/resources/collections.ts'
import type { ResourceCounts } from '#src/content/resource-data.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

type Entry = {
  to: `/resources/${CollectionName}` | '/resources/past-papers'
  icon: IconName
  title: string
  about: string
  count: number
  counted: string
}

function listEntries(counts: ResourceCounts): Entry[] {
  return [
    ...COLLECTION_NAMES.map((name) => ({
      to: `/resources/${name}` as const,
      ...COLLECTIONS[name],
      count: counts[name],
    })),
    {
      to: '/resources/past-papers',
      icon: 'paper',
      title: 'Past Papers',
      about: 'Model papers and practice sets in the pattern of each board, with keys.',
      count: counts.papers,
      counted: 'paper',
    },
  ]
}

export function ResourcesHub({ counts }: { counts: ResourceCounts }) {
  return (
    <div className="page flex flex-col gap-8 py-8 lg:gap-12 lg:py-12">
      <PageHead
        description="Free educational blogs, academic articles, news of examinations and past-paper practice with answer keys for students in Nepal."
        path="/resources"
        title="Resources"
      />
      <header className="flex flex-col gap-2">
        <h1 className="text-32">Resources</h1>
        <p className="max-w-2xl text-17 text-soft">
          What helps beside the textbook. All of it is free, and all of it is written by our own desk.
        </p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2">
        {listEntries(counts).map((entry, index) => (
          <li className={STAGGERS[index]} key={entry.to}>
            <EntryCard {...entry} />
          </li>
        ))}
      </ul>
      <section
        aria-labelledby="need"
        className="card flex flex-col gap-4 p-4 sm:p-6 lg:flex-row lg:items-center lg:p-8"
      >
        <div className="grow">
          <h2 className="text-24" id="need">
            Need Something Specific?
          </h2>
          <p className="max-w-2xl text-soft">
            Look through the blogs first. If what you need is not there, write to us, and we will see what we can add.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton icon="search" to="/resources/blogs">
            Browse Blogs
          </LinkButton>
          <LinkButton icon="mail" kind="secondary" to="/contact">
            Contact Us
          </LinkButton>
        </div>
      </section>
    </div>
  )
}

const STAGGERS = ['stagger-0', 'stagger-1', 'stagger-2', 'stagger-3']

function EntryCard({ to, icon, title, about, count, counted }: Entry) {
  return (
    <article className="card relative flex h-full gap-4 p-4 transition-colors duration-150 hover:bg-raised sm:p-6">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-sm bg-raised text-accent">
        <Icon className="size-6" name={icon} />
      </span>
      <div className="flex grow flex-col gap-1">
        <h2 className="text-20">
          <Link className="after:absolute after:inset-0" to={to}>
            {title}
          </Link>
        </h2>
        <p className="text-soft">{about}</p>
        <p className="tabular mt-auto pt-2 text-13 text-faint">{countOf(count, counted)}</p>
      </div>
    </article>
  )
}
