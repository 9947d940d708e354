import type { SubjectQuestions } from '#domain/catalogue/board-questions.ts'
import type { SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { findOutline } from './catalogue-data.ts'
import { readContent } from './content-file.ts'

// Apart from the catalogue, because their addresses would weigh on the first load of every note.
const files = import.meta.glob<string>('../../content/built/board-questions/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** A subject and the questions of its notes. */
export async function openQuestions(
  key: string,
): Promise<{ subject: SubjectOutline; questions: SubjectQuestions } | null> {
  const [subject, questions] = await Promise.all([
    findOutline(key),
    readContent<SubjectQuestions>(files[`../../content/built/board-questions/${key}.json`]),
  ])
  return subject && questions && { subject, questions }
}
