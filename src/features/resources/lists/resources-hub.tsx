import { Link } from '@tanstack/react-router'
import { countOf } from '#domain/numbers.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

type Counts = { blogs: number; articles: number; news: number; papers: number }

type Kind = {
  key: keyof Counts
  to: '/resources/blogs' | '/resources/articles' | '/resources/news' | '/resources/past-papers'
  icon: IconName
  title: string
  text: string
  one: string
}

const KINDS: Kind[] = [
  {
    key: 'blogs',
    to: '/resources/blogs',
    icon: 'feather',
    title: 'Educational Blogs',
    text: 'Study tips, ways into each subject, and the entrance examinations explained.',
    one: 'post',
  },
  {
    key: 'articles',
    to: '/resources/articles',
    icon: 'book',
    title: 'Academic Articles',
    text: 'Longer reading on methods, health, technology, policy and careers.',
    one: 'article',
  },
  {
    key: 'news',
    to: '/resources/news',
    icon: 'bell',
    title: 'Educational News',
    text: 'Where routines, forms and results are published, and what to do then.',
    one: 'notice',
  },
  {
    key: 'papers',
    to: '/resources/past-papers',
    icon: 'paper',
    title: 'Past Papers',
    text: 'Model papers and practice sets in the pattern of each board, with keys.',
    one: 'paper',
  },
]

export function ResourcesHub({ counts }: { counts: Counts }) {
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
        {KINDS.map((kind, index) => (
          <li className={STAGGERS[index]} key={kind.key}>
            <KindCard count={counts[kind.key]} kind={kind} />
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

function KindCard({ kind, count }: { kind: Kind; count: number }) {
  return (
    <article className="card relative flex h-full gap-4 p-4 transition-colors duration-150 hover:bg-raised sm:p-6">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-sm bg-raised text-accent">
        <Icon className="size-6" name={kind.icon} />
      </span>
      <div className="flex grow flex-col gap-1">
        <h2 className="text-20">
          <Link className="after:absolute after:inset-0" to={kind.to}>
            {kind.title}
          </Link>
        </h2>
        <p className="text-soft">{kind.text}</p>
        <p className="tabular mt-auto pt-2 text-13 text-faint">{countOf(count, kind.one)}</p>
      </div>
    </article>
  )
}
