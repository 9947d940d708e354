import * as z from 'zod/mini'
import { Count, parseJson, Text, validItems } from '#domain/stored-json.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { TOPICS } from '../keys.ts'
import { localTexts } from '../local-text.ts'

// The last answers of a student in each topic, so that public pages show the levels of chapters without a request.

type TopicRecord = Outputs['learning']['topics'][number]

const Stored = validItems(z.object({ chapter: Text, topic: Text, recent: Text, lastAt: Count }))

export function readTopicsText(userId: string): string | null {
  return localTexts.read(TOPICS + userId)
}

export function parseTopics(text: string | null): TopicRecord[] {
  return parseJson(Stored, text) ?? []
}

export function writeTopics(userId: string, topics: readonly TopicRecord[]): void {
  localTexts.write(TOPICS + userId, JSON.stringify(topics))
}
