import { useInfiniteQuery } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useEffect, useMemo } from 'react'
import {
  type HistoryItem,
  LOCAL_HISTORY_MAX,
  parseHistory,
  sortHistory,
  summarizeHistory,
} from '#domain/quiz/history-copy.ts'
import type { HistorySearch } from '#domain/quiz/history-search.ts'
import { averageBySubject } from '#domain/quiz/progress.ts'
import { describeError, type Inputs, type Outputs, trpc } from '#src/platform/data/trpc.ts'
import { readHistoryText, writeHistory } from '#src/platform/device/copies/quiz-history.ts'
import { useCopy } from '#src/platform/device/copies/use-copy.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { session } from '#src/platform/session/session.ts'

type Cursor = NonNullable<Outputs['quizResults']['list']['nextCursor']>

/** The history from the worker or, until it answers, from the copy on the device. */
export function useHistory(userId: string, { subject, sort = 'recent' }: HistorySearch) {
  const filter = subject === undefined ? {} : { subject }
  const pages = useResultPages({ ...filter, sort })
  const summary = trpc.quizResults.summary.useQuery(filter)
  const recent = trpc.quizResults.list.useQuery({ sort: 'recent', limit: LOCAL_HISTORY_MAX })
  const ofSubject = trpc.quizResults.list.useQuery(
    { ...filter, sort: 'recent', limit: LOCAL_HISTORY_MAX },
    { enabled: subject !== undefined },
  )
  const local = useHistoryCopy(userId)

  const { data: latest } = recent
  useEffect(() => {
    if (latest) void storeCopy(userId, latest.items)
  }, [latest, userId])

  const localShown = sortHistory(
    local.filter((item) => subject === undefined || item.subject === subject),
    sort,
  )
  const listed = pages.data?.pages.flatMap((page) => page.items)
  const isLocal = listed === undefined && localShown.length > 0
  const localSummary =
    local.length > 0
      ? { ...summarizeHistory(local), matching: localShown.length, subjects: averageBySubject(local) }
      : null
  return {
    /** Null if neither the worker has answered nor a copy is stored. */
    items: listed ?? (isLocal ? localShown : null),
    /** Whether the items are the copy on the device. */
    isLocal,
    summary: summary.data ?? localSummary,
    /** The latest ones of the subject, the newest first. */
    recent:
      (subject === undefined ? undefined : ofSubject.data?.items) ??
      (latest?.items ?? local).filter((item) => subject === undefined || item.subject === subject),
    subjects: (latest?.items ?? local).map((item) => item.subject),
    pages,
    trouble: findTrouble(pages.error ?? summary.error, pages.isPaused || summary.isPaused),
    retry: () => Promise.all([pages.refetch(), summary.refetch(), recent.refetch()]),
    isRetrying: pages.isFetching || summary.isFetching,
  }
}

/** The student's latest results on this device. */
export function useHistoryCopy(userId: string): HistoryItem[] {
  const text = useCopy(() => readHistoryText(userId))
  return useMemo(() => parseHistory(text), [text])
}

async function storeCopy(userId: string, listed: readonly HistoryItem[]): Promise<void> {
  const store = deviceStore()
  if (!store.isLoaded(userId)) await store.load(userId)
  const waiting = store.list('outgoing', userId).map(({ value }) => value.id)
  if (session.isSignedIn(userId)) writeHistory(userId, listed, waiting)
}

function findTrouble(error: unknown, isOffline: boolean): string | null {
  if (error) return describeError(error)
  return isOffline ? 'You are offline. This page catches up by itself when the connection is back.' : null
}

// Written with TanStack Query, because tRPC's own hook also sends `direction`, which the procedure's strict input refuses.
function useResultPages(input: Inputs['quizResults']['list']) {
  const { client } = trpc.useUtils()
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.quizResults.list, input, 'infinite'),
    queryFn: ({ pageParam, signal }) =>
      client.quizResults.list.query({ ...input, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.nextCursor,
  })
}
