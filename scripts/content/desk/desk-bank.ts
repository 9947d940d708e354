import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { normalizeStem } from '../quizzes/question-text.ts'

/** As much of a file of questions as tells what is asked already, also where the file has mistakes. */
const Asked = z.object({
  questions: z.array(z.object({ id: z.string(), question: z.string() }).catch({ id: '', question: '' })),
})

type AskedQuestion = { id: string; stem: string; file: string }
export type DeskBank = { list: (files: readonly string[]) => AskedQuestion[] }

/** The questions of all files. A file is read again when it has changed, because a form asks with every pause in typing. */
export function openBank(content: string): DeskBank {
  const known = new Map<string, { state: string; questions: AskedQuestion[] }>()
  const read = (file: string): AskedQuestion[] => {
    const path = join(content, file)
    const { mtimeMs, size } = statSync(path)
    const state = `${mtimeMs} ${size}`
    const before = known.get(file)
    if (before?.state === state) return before.questions
    const asked = Asked.safeParse(parseDocument(readFileSync(path, 'utf8')).toJS())
    const questions = asked.success
      ? asked.data.questions.map(({ id, question }) => ({ id, stem: normalizeStem(question), file }))
      : []
    known.set(file, { state, questions })
    return questions
  }
  return { list: (files) => files.flatMap(read) }
}
