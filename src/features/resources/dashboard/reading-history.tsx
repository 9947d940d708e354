import { Link } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { timeAgo } from '#domain/calendar/time-ago.ts'
import { countReadThisWeek, listTextsRead } from '#domain/study/reading-history.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { readTextsRead, type TextRead, writeTextsRead } from '#src/platform/device/copies/texts-read.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/clock/use-clock.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

const SHOWN = 6

/** The posts and articles that the student has opened, the latest first. */
export function ReadingHistory({ history }: { history: TextsRead }) {
  return (
    <section aria-labelledby="reading-history" className="flex flex-col gap-4">
      <h2 className="text-24" id="reading-history">
        Reading History
      </h2>
      <Contents history={history} />
    </section>
  )
}

function Contents({ history: { texts, failure, isFetching, retry } }: { history: TextsRead }) {
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

/** As many as one request may ask for. */
const ASKED = 50

type TextsRead = {
  /** Newest first; null if neither the worker has answered nor a copy is stored. */
  texts: TextRead[] | null
  readThisWeek: number | null
  failure: string | null
  isFetching: boolean
  retry: () => void
}

/** The posts and articles that the student has opened last: from the worker or, until it answers, the copy on this device. */
export function useTextsRead(): TextsRead {
  const userId = useUserId()
  const now = useNow()
  const { data, error, isFetching, refetch } = trpc.contentAccess.recent.useQuery(
    { limit: ASKED, types: ['blog', 'article'] },
    { staleTime: 0 },
  )
  const copy = useMemo(() => readTextsRead(userId), [userId])
  const listed = useMemo(() => data && listTextsRead(data), [data])
  useEffect(() => {
    if (listed) writeTextsRead(userId, listed)
  }, [userId, listed])

  const texts = listed ?? copy
  return {
    texts,
    readThisWeek: texts && countReadThisWeek(texts, now),
    failure: !data && error ? describeError(error) : null,
    isFetching,
    retry: () => void refetch(),
  }
}
