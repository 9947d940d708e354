import { useEffect, useMemo } from 'react'
import { parseTopics, readTopicsText, writeTopics } from '../device/copies/topic-records.ts'
import { useCopy } from '../device/copies/use-copy.ts'
import { useUserId } from '../session/auth.tsx'
import { session } from '../session/session.ts'
import { trpc } from './trpc.ts'

/** A student's last answers in every topic: from the worker or, until it answers, from this device. */
export function useTopics() {
  const userId = useUserId()
  const text = useCopy(() => readTopicsText(userId))
  const copy = useMemo(() => parseTopics(text), [text])
  const { data } = trpc.learning.topics.useQuery()
  useEffect(() => {
    // The answer can arrive after its student has signed out.
    if (data && session.isSignedIn(userId)) writeTopics(userId, data)
  }, [data, userId])
  return data ?? copy
}
