import { isCount, isObject, isText, parseList } from '#domain/untrusted-json.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { TOPICS } from '../keys.ts'
import { localTexts } from '../local-text.ts'

type TopicRecord = Outputs['learning']['topics'][number]

// The last answers of a student in each topic, so that public pages show the levels of chapters without a request.

export function readTopicsText(userId: string): string | null {
  return localTexts.read(TOPICS + userId)
}

export function parseTopics(text: string | null): TopicRecord[] {
  return parseList(text).flatMap((stored) => {
    if (!isObject(stored)) return []
    const { chapter, topic, recent, lastAt } = stored
    return isText(chapter) && isText(topic) && isText(recent) && isCount(lastAt)
      ? { chapter, topic, recent, lastAt }
      : []
  })
}

export function writeTopics(userId: string, topics: readonly TopicRecord[]): void {
  localTexts.write(TOPICS + userId, JSON.stringify(topics))
}
