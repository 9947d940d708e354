import address from '#content/built/practice.json?url'
import type { PractiseSubject } from '#domain/quiz/bank-chapters.ts'
import { readContent } from './content-file.ts'

/** What can be practised, by subject and chapter. */
export async function listPractice(): Promise<PractiseSubject[]> {
  return (await readContent<PractiseSubject[]>(address)) ?? []
}
