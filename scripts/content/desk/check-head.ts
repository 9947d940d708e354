import * as z from 'zod/mini'
import { QuizFacts } from '#domain/quiz/quiz.ts'
import { isSample, SAMPLE_TEXT } from '../skeletons/sample-texts.ts'
import { listIssues } from './check-draft.ts'
import type { DeskHead, FieldMistake } from './desk-types.ts'

const Head = z.pick(QuizFacts, {
  title: true,
  description: true,
  series: true,
  timeLimit: true,
  tags: true,
})

/** What the check would refuse in the fields above the questions of a quiz. */
export function findHeadMistakes(head: DeskHead): FieldMistake[] {
  const parsed = Head.safeParse(head)
  const texts = { title: head.title, description: head.description, tags: `tags: [${head.tags.join(', ')}]` }
  return [
    ...(parsed.success ? [] : listIssues(parsed.error)).map(({ field, message }) => ({
      field: field.replace(/\..*/, ''),
      message: field === 'timeLimit' && head.timeLimit === null ? 'write the minutes as a number, such as 20' : message,
    })),
    ...Object.entries(texts).flatMap(([field, text]) => (isSample(text) ? [{ field, message: SAMPLE_TEXT }] : [])),
  ]
}
