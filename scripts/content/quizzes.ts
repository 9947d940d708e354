import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { OPTION_LETTERS, type Question, type QuestionSource, type Quiz, QuizSource } from '../../domain/quiz.ts'
import { ContentMistakes, type Mistake } from './mistakes.ts'
import { contentFolder } from './places.ts'
import type { Catalogue } from './subjects.ts'
import { findTexFault } from './tex.ts'
import { readYaml, type YamlSource } from './yaml-source.ts'

/** Reads content/quizzes: every question checked, every total counted from the questions that are there. */
export function buildQuizzes(catalogue: Catalogue): Quiz[] {
  const folder = join(contentFolder, 'quizzes')
  const sources: YamlSource<QuizSource>[] = []
  const mistakes: Mistake[] = []
  for (const name of readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()) {
    try {
      sources.push(readYaml(join(folder, name), QuizSource))
    } catch (error) {
      if (!(error instanceof ContentMistakes)) throw error
      mistakes.push(...error.mistakes)
    }
  }
  const stems = new Map<string, string>()
  mistakes.push(...sources.flatMap((source) => findQuizMistakes(source, catalogue, stems)))
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)
  return sources.map((source) => toQuiz(source, catalogue))
}

function toQuiz({ file, value }: YamlSource<QuizSource>, catalogue: Catalogue): Quiz {
  const { questions, updatedAt, isActive = true, subject, ...rest } = value
  return {
    id: basename(file, '.yaml'),
    ...rest,
    subject: catalogue.findSubject(subject)?.name ?? subject,
    updatedAt: updatedAt ?? rest.createdAt,
    isActive,
    totalQuestions: questions.length,
    totalMarks: questions.reduce((sum, question) => sum + question.marks, 0),
    questions: questions.map(toQuestion),
  }
}

function toQuestion({ answer, chapter: _, ...question }: QuestionSource): Question {
  return { ...question, correctAnswer: OPTION_LETTERS.indexOf(answer) }
}

/** `stems` remembers every question of the bank, so that none is asked twice. */
function findQuizMistakes(
  { file, value, lineOf }: YamlSource<QuizSource>,
  catalogue: Catalogue,
  stems: Map<string, string>,
): Mistake[] {
  const mistakes: Mistake[] = []
  const report = (path: PropertyKey[], message: string) => mistakes.push({ file, line: lineOf(path), message })

  if (!catalogue.findSubject(value.subject)) report(['subject'], `there is no subject "${value.subject}"`)

  const ids = new Set<string>()
  value.questions.forEach((question, index) => {
    const at = (...rest: PropertyKey[]) => ['questions', index, ...rest]

    if (ids.has(question.id)) report(at('id'), `the question id "${question.id}" is there twice`)
    ids.add(question.id)

    const stem = normalize(question.question)
    const earlier = stems.get(stem)
    if (earlier) report(at('question'), `this question is asked already in ${earlier}`)
    stems.set(stem, `${basename(file)} (${question.id})`)

    const chapter = catalogue.findChapter(question.chapter)
    if (!chapter) report(at('chapter'), `there is no chapter "${question.chapter}"`)
    else if (!chapter.topics.includes(question.topic)) {
      report(
        at('topic'),
        `"${question.topic}" is no topic of ${question.chapter}; its topics: ${chapter.topics.join('; ')}`,
      )
    }
    if (new Set(question.options.map(normalize)).size !== question.options.length) {
      report(at('options'), 'two options are the same')
    }
    for (const [field, text] of [
      ['question', question.question],
      ['explanation', question.explanation],
      ...question.options.map((option) => ['options', option] as const),
    ] as const) {
      const fault = findTexFault(text)
      if (fault) report(at(field), fault)
    }
  })
  return mistakes
}

function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
