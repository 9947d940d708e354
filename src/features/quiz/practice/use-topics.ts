import { useEffect, useMemo } from 'react'
import { trpc } from '#src/platform/data/trpc.ts'
import { parseTopics, readTopicsText, writeTopics } from '#src/platform/device/copies/topic-records.ts'
import { useCopy } from '#src/platform/device/copies/use-copy.ts'
import { useUserId } from '#src/platform/session/auth.tsx'

/** The last answers in every topic: from the worker or, until it answers, from this device. */
export function useTopics() {
  const userId = useUserId()
  const text = useCopy(() => readTopicsText(userId))
  const copy = useMemo(() => parseTopics(text), [text])
  const { data } = trpc.learning.topics.useQuery()
  useEffect(() => {
    if (data) writeTopics(userId, data)
  }, [data, userId])
  return data ?? copy
}
