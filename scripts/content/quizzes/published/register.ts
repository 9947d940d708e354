// The register of quizzes that students may have open or unsent: for each quiz every published version, and every form
// of its questions. `npm run content:publish` writes it to content/published, and it is committed.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { Question, type Quiz, QuizExam } from '#domain/quiz/quiz.ts'
import { ContentMistakes } from '#scripts/content/mistakes.ts'
import { nameForm } from '../question-forms.ts'

const FormName = z.string()
const PublishedVersion = z.strictObject({
  version: z.string(),
  published: z.iso.date(),
  timeLimit: z.int(),
  exam: z.exactOptional(QuizExam),
  questions: z.array(FormName),
})

/** The versions are in the order in which they were published. */
const PublishedQuiz = z.strictObject({
  versions: z.array(PublishedVersion).check(z.minLength(1)),
  forms: z.record(FormName, Question),
})
const PublishedQuizText = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.issues.push({ code: 'custom', message: 'this is not JSON', input: text })
        return z.NEVER
      }
    }),
  ),
  PublishedQuiz,
)
export type PublishedQuiz = z.infer<typeof PublishedQuiz>

const placeOf = (content: string) => join(content, 'published')
export const fileOf = (content: string, quizId: string) => join(placeOf(content), `${quizId}.json`)

/** The published versions, by quiz id. @throws ContentMistakes when somebody has changed a file by hand */
export function readRegister(content: string): Map<string, PublishedQuiz> {
  const folder = placeOf(content)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return new Map(names.sort().map((name) => [basename(name, '.json'), readPublished(join(folder, name))]))
}

function readPublished(file: string): PublishedQuiz {
  const parsed = PublishedQuizText.safeParse(readFileSync(file, 'utf8'))
  const isWhole =
    parsed.success &&
    parsed.data.versions.every(({ questions }) => questions.every((name) => parsed.data.forms[name] !== undefined)) &&
    Object.entries(parsed.data.forms).every(([name, form]) => nameForm(form) === name)
  if (isWhole) return parsed.data
  const message = 'only `npm run content:publish` writes this file: bring it back as it was'
  throw new ContentMistakes([{ file, line: 0, message }])
}

/** Adds the current version of a quiz to its published ones. Returns null if it is there already. */
export function publish(quiz: Quiz, before: PublishedQuiz | undefined, published: string): PublishedQuiz | null {
  const { version, timeLimit, exam, questions } = quiz
  if (before?.versions.some((one) => one.version === version)) return null
  const added = { version, published, timeLimit, ...(exam && { exam }), questions: questions.map(nameForm) }
  const forms = Object.fromEntries(questions.map((question) => [nameForm(question), question]))
  return { versions: [...(before?.versions ?? []), added], forms: { ...before?.forms, ...forms } }
}

/** Each form is one line, so that a change of one is a short diff. */
export function writePublished(content: string, quizId: string, { versions, forms }: PublishedQuiz): void {
  const listed = versions.map((version) => `    ${JSON.stringify(version)}`)
  const lines = Object.entries(forms).map(([name, form]) => `    ${JSON.stringify(name)}: ${JSON.stringify(form)}`)
  const text = `{\n  "versions": [\n${listed.join(',\n')}\n  ],\n  "forms": {\n${lines.join(',\n')}\n  }\n}\n`
  mkdirSync(placeOf(content), { recursive: true })
  writeFileSync(fileOf(content, quizId), text)
}
