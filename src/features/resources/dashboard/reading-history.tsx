import { Link } from '@tanstack/react-router'
import { timeAgo } from '#domain/calendar/time-ago.ts'
import type { TextRead } from '#src/platform/device/copies/texts-read.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/clock/use-clock.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import type { ReadingHistory as History } from './use-reading-history.ts'

const SHOWN = 6

/** The posts and articles that the student has opened, the latest first. */
export function ReadingHistory({ history }: { history: History }) {
  return (
    <section aria-labelledby="reading-history" className="flex flex-col gap-4">
      <h2 className="text-24" id="reading-history">
        Reading History
      </h2>
      <Contents history={history} />
    </section>
  )
}

function Contents({ history: { texts, failure, isFetching, retry } }: { history: History }) {
  if (texts?.length) return <Texts texts={texts} />
  if (failure !== null) {
    return (
      <div className="card flex flex-wrap items-center justify-between gap-3 p-4" role="alert">
        <p className="text-soft">{failure}</p>
        <Button busy={isFetching} icon="refresh" kind="secondary" onClick={retry} size="small">
          Try Again
        </Button>
      </div>
    )
  }
  if (!texts) {
    return (
      <Skeleton className="flex flex-col gap-3" text="Loading reading history...">
        <Bone className="h-16" />
        <Bone className="h-16" />
      </Skeleton>
    )
  }
  return (
    <div className="card">
      <EmptyState hint="Posts and articles that you open are listed here." icon="feather" title="Nothing read yet">
        <LinkButton icon="feather" kind="secondary" to="/resources/blogs">
          Read a Post
        </LinkButton>
      </EmptyState>
    </div>
  )
}

function Texts({ texts }: { texts: readonly TextRead[] }) {
  const now = useNow()
  return (
    <ul className="flex flex-col gap-3">
      {texts.slice(0, SHOWN).map((text) => (
        <li key={text.id}>
          <TextLink now={now} text={text} />
        </li>
      ))}
    </ul>
  )
}

function TextLink({ text: { title, subject, url, lastAccessed, progress }, now }: { text: TextRead; now: number }) {
  return (
    <Link className="card group flex min-h-16 items-center gap-3 p-4 hover:bg-raised" to={url ?? '/resources/blogs'}>
      <Icon className="text-accent" name="feather" />
      <span className="min-w-0 grow">
        <span className="font-semibold wrap-anywhere group-hover:text-accent">{title}</span>
        <span className="block text-13 text-soft">{`${subject} · ${timeAgo(lastAccessed, now)}`}</span>
      </span>
      <span className="tabular shrink-0 text-13 text-soft">{`${Math.round(progress)}% read`}</span>
    </Link>
  )
}
