import { join } from 'node:path'
import { parseDocument } from 'yaml'
import * as z from 'zod/mini'
import { normalizeStem } from '../quizzes/question-text.ts'
import { rememberFiles } from './remember-files.ts'

/** The part of a file of questions that shows which questions exist, even if the file has mistakes. */
const Asked = z.object({
  questions: z.array(z.catch(z.object({ id: z.string(), question: z.string() }), { id: '', question: '' })),
})

type AskedQuestion = { id: string; stem: string; file: string }
export type DeskBank = { list: (files: readonly string[]) => AskedQuestion[] }

export function openBank(content: string): DeskBank {
  const read = rememberFiles((text) => {
    const asked = Asked.safeParse(parseDocument(text).toJS())
    if (!asked.success) return []
    return asked.data.questions.map(({ id, question }) => ({ id, stem: normalizeStem(question) }))
  })
  return { list: (files) => files.flatMap((file) => read(join(content, file)).map((asked) => ({ ...asked, file }))) }
}
