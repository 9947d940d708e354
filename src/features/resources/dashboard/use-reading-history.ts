import { useEffect, useMemo } from 'react'
import { countReadThisWeek, listTextsRead } from '#domain/study/reading-history.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { readTextsRead, type TextRead, writeTextsRead } from '#src/platform/device/copies/texts-read.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { useNow } from '#src/ui/clock/use-clock.ts'

/** As many as one request may ask for. */
const ASKED = 50

export type ReadingHistory = {
  /** Newest first; null if neither the worker has answered nor a copy is stored. */
  texts: TextRead[] | null
  readThisWeek: number | null
  failure: string | null
  isFetching: boolean
  retry: () => void
}

/** The posts and articles that the student has opened last: from the worker or, until it answers, the copy on this device. */
export function useReadingHistory(): ReadingHistory {
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
