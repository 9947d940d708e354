import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { QuestionSource } from '#domain/quiz/quiz.ts'
import { explainIssue } from '../explain-issue.ts'
import { ContentMistakes } from '../mistakes.ts'
import { type ExamSection, MockSource } from '../quizzes/exam-format.ts'
import { readExams } from '../quizzes/exams.ts'
import { findPlaceMistakes, findTextMistakes } from '../quizzes/question-mistakes.ts'
import { normalizeStem } from '../quizzes/question-text.ts'
import { MOCK_FACTS } from '../quizzes/written-quizzes.ts'
import { isSample, SAMPLE_TEXT } from '../skeletons/sample-texts.ts'
import { readCatalogue } from '../subjects.ts'
import { readYaml } from '../yaml-source.ts'
import type { DeskBank } from './desk-bank.ts'
import type { DeskQuestion, FieldMistake } from './desk-types.ts'
import { listQuizFiles } from './list-places.ts'

type Draft = { file: string; question: DeskQuestion; replaces?: string | undefined }

const Drafted = z.partial(QuestionSource, { chapter: true })

/** What the check would refuse in a question that is being written. `replaces` is its id in the file. */
export function findDraftMistakes(
  { file, question, replaces }: Draft,
  content: string,
  bank: DeskBank,
): FieldMistake[] {
  const { chapter, ...rest } = question
  const parsed = Drafted.safeParse(chapter === '' ? rest : question)
  const others = bank.list(listQuizFiles(content))
  const own = others.findIndex((other) => other.file === file && other.id === replaces)
  if (own !== -1) others.splice(own, 1)
  const taken = others.find(({ id }) => id === question.id)
  const asked = others.find(({ stem }) => stem !== '' && stem === normalizeStem(question.question))
  const place = findPlace(content, file)
  const hasTopics = place.isSection ? place.section !== undefined : chapter !== ''
  const where = { topic: question.topic, ...(chapter !== '' && { chapter }) }
  const issues: FieldMistake[] = [
    ...(parsed.success ? [] : listIssues(parsed.error)).map((issue) =>
      issue.field === 'id' && question.id === '' ? { field: 'id', message: 'this is empty: fill it in' } : issue,
    ),
    ...(chapter === '' && !place.isSection ? [{ field: 'chapter', message: 'choose one' }] : []),
  ]
  const found: FieldMistake[] = [
    ...(taken ? [{ field: 'id', message: `the name "${taken.id}" is taken in ${taken.file}: choose another` }] : []),
    ...(asked ? [{ field: 'question', message: `this question is asked already in ${asked.file} (${asked.id})` }] : []),
    ...(['question', 'explanation'] as const).flatMap((field) =>
      isSample(question[field]) ? [{ field, message: SAMPLE_TEXT }] : [],
    ),
    ...[
      ...(hasTopics ? findPlaceMistakes(where, place.section, readCatalogue(content)) : []),
      ...findTextMistakes(question),
    ].map(({ field, rest = [], message }) => ({ field: [field, ...rest].join('.'), message })),
  ]
  // Missing values are reported once: an empty option is not also reported as equal to another empty one.
  return [...issues, ...found.filter(({ field }) => !issues.some((issue) => issue.field === field))]
}

/** The first mistake of each field, because one slip can break several rules. */
export function listIssues({ issues }: z.core.$ZodError): FieldMistake[] {
  const found = issues.map(({ path, message }) => ({ field: path.join('.'), message: explainIssue(message) }))
  return found.filter(({ field }, index) => found.findIndex((other) => other.field === field) === index)
}

/** Whether the file is a section of a mock exam, which has the facts of the exam beside it. */
export function isSection(content: string, file: string): boolean {
  return existsSync(join(content, dirname(file), MOCK_FACTS))
}

/** The topics come from the section of the mock exam. If the mock has mistakes, they are unknown. */
function findPlace(content: string, file: string): { isSection: boolean; section?: ExamSection } {
  if (!isSection(content, file)) return { isSection: false }
  try {
    const { exam } = readYaml(join(content, dirname(file), MOCK_FACTS), MockSource).value
    const section = readExams(content)
      .get(exam)
      ?.sections.find(({ id }) => id === basename(file, '.yaml'))
    return { isSection: true, ...(section && { section }) }
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error
    return { isSection: true }
  }
}
