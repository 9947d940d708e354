import { useMemo } from 'react'
import { describeMastery, rateMastery } from '#domain/study/mastery.ts'
import { parseTopics, readTopicsText } from '#src/platform/device/copies/topic-records.ts'
import { useCopy } from '#src/platform/device/copies/use-copy.ts'

/** How well a student knows the chapter, from the copy on this device. Visitors have no levels, and do not load it. */
export function ChapterLevel({ userId, chapter }: { userId: string; chapter: string }) {
  const text = useCopy(() => readTopicsText(userId))
  const records = useMemo(() => parseTopics(text).filter((topic) => topic.chapter === chapter), [text, chapter])
  const mastery = rateMastery(records, Date.now())
  return mastery && <p className="tabular text-13 text-soft">{describeMastery(mastery)}</p>
}
