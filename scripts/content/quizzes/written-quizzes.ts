import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type QuizFacts, QuizSource } from '#domain/quiz/quiz.ts'
import { collectMistakes, type Mistake } from '../mistakes.ts'
import { readYaml, type YamlSource } from '../yaml-source.ts'
import { type ExamProfile, type ExamSection, MockSource, SectionSource } from './exam-format.ts'

type WrittenQuestion = SectionSource['questions'][number]

/**
 * A file of questions: a quiz has one, a mock exam one for each section. `drawn` are the questions that it names by id.
 */
export type QuestionFile = {
  source: YamlSource<SectionSource>
  section?: ExamSection | undefined
  drawn: WrittenQuestion[]
}

/** All questions of a file in the order in which they are asked. */
export function questionsOf({ source, drawn }: QuestionFile): WrittenQuestion[] {
  return [...drawn, ...source.value.questions]
}

/** A quiz in content/quizzes: one file, or for a mock exam a folder with `_quiz.yaml` and a file for each section. */
export type WrittenQuiz = {
  id: string
  source: YamlSource<QuizFacts>
  questionFiles: QuestionFile[]
  exam?: { id: string; profile: ExamProfile }
}

/** The exam profiles by their ids; undefined if they have mistakes, which are reported with the profiles. */
type Exams = Map<string, ExamProfile> | undefined

export const MOCK_FACTS = '_quiz.yaml'

/** Reads all quizzes in the order of their ids, and adds the mistakes of those that cannot be read. */
export function readQuizzes(content: string, exams: Exams, mistakes: Mistake[]): WrittenQuiz[] {
  const folder = join(content, 'quizzes')
  const quizzes: WrittenQuiz[] = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name)
    const quiz = entry.isDirectory()
      ? readMock(file, exams, mistakes)
      : entry.name.endsWith('.yaml')
        ? readSingle(file, mistakes)
        : undefined
    if (quiz) quizzes.push(quiz)
  }
  return quizzes.sort((a, b) => (a.id < b.id ? -1 : 1))
}

function readSingle(file: string, mistakes: Mistake[]): WrittenQuiz | undefined {
  const source = collectMistakes(mistakes, () => readYaml(file, QuizSource))
  return source && { id: basename(file, '.yaml'), source, questionFiles: [{ source, drawn: [] }] }
}

function readMock(folder: string, exams: Exams, mistakes: Mistake[]): WrittenQuiz | undefined {
  const file = join(folder, MOCK_FACTS)
  if (!existsSync(file)) {
    mistakes.push({ file, line: 0, message: 'a folder of questions needs this file, with the facts of the mock exam' })
    return undefined
  }
  const source = collectMistakes(mistakes, () => readYaml(file, MockSource))
  if (!source) return undefined

  const { exam, sections } = source.value
  const report = (path: PropertyKey[], message: string) => mistakes.push({ file, line: source.lineOf(path), message })
  const profile = exams?.get(exam)
  if (exams && !profile) report(['exam'], `there is no exam profile content/exams/${exam}.yaml`)

  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.yaml') || name === MOCK_FACTS || sections.includes(basename(name, '.yaml'))) continue
    mistakes.push({
      file: join(folder, name),
      line: 0,
      message: `${MOCK_FACTS} does not name this file in its sections`,
    })
  }
  const questionFiles = sections.flatMap((id, index): QuestionFile[] => {
    const path = join(folder, `${id}.yaml`)
    if (!existsSync(path)) report(['sections', index], `there is no file ${id}.yaml beside this one`)
    const questions = existsSync(path) && collectMistakes(mistakes, () => readYaml(path, SectionSource))
    return questions
      ? [{ source: questions, section: profile?.sections.find((section) => section.id === id), drawn: [] }]
      : []
  })
  return { id: basename(folder), source, questionFiles, ...(profile && { exam: { id: exam, profile } }) }
}
