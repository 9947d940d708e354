import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import { ContentMistakes, type Mistake } from '../mistakes.ts'
import { buildQuizzes } from '../quizzes/quizzes.ts'
import { findSamplesIn, isSample, joinSamples } from '../skeletons/sample-texts.ts'
import { readCatalogue } from '../subjects.ts'
import { isSection } from './check-draft.ts'
import { describeMistakes } from './describe-mistakes.ts'
import type { DeskHead, DeskQuestion, DeskQuiz } from './desk-types.ts'

/**
 * One file of questions with its mistakes. Questions are read as far as possible, so that one mistake does not hide
 * others.
 */
export function readDeskQuiz(content: string, file: string): DeskQuiz {
  const path = join(content, file)
  const lines = new LineCounter()
  const source = readFileSync(path, 'utf8')
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const list = document.get('questions', true)
  const items = isSeq(list) ? list.items.filter(isMap) : []
  const questions = items.map((item) => readQuestion(item.toJS(document)))
  const places = items.map((item, index) => ({
    id: questions[index]?.id ?? '',
    line: lines.linePos(item.range?.[0] ?? 0).line,
  }))
  return {
    file,
    title: asText(document.get('title')) || basename(file, '.yaml'),
    head: isSection(content, file) ? null : readHead(document.toJS()),
    questions,
    samples: questions.filter(({ question }) => isSample(question)).map(({ id }) => id),
    mistakes: describeMistakes([...findMistakes(content), ...joinSamples(findSamplesIn(path))], path, source, places),
  }
}

/** The questions of all quizzes, because no question may be in two. */
function findMistakes(content: string): Mistake[] {
  try {
    buildQuizzes(readCatalogue(content), content)
    return []
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error
    return error.mistakes
  }
}

function readHead(value: unknown): DeskHead {
  const { title, description, series, timeLimit, tags } = Object(value)
  return {
    title: asText(title),
    description: asText(description),
    series: asText(series),
    timeLimit: typeof timeLimit === 'number' ? timeLimit : null,
    tags: Array.isArray(tags) ? tags.map(asText) : [],
  }
}

function readQuestion(value: Record<string, unknown>): DeskQuestion {
  const { marks, options, figure, optionFigures } = value
  const { svg, alt } = Object(figure)
  return {
    id: asText(value.id),
    chapter: asText(value.chapter),
    topic: asText(value.topic),
    difficulty: asText(value.difficulty),
    marks: typeof marks === 'number' ? marks : 0,
    question: asText(value.question),
    ...(figure !== undefined && { figure: { svg: asText(svg), alt: asText(alt) } }),
    options: Array.isArray(options) ? options.map(asText) : [],
    ...(Array.isArray(optionFigures) && { optionFigures: optionFigures.map(asText) }),
    answer: asText(value.answer),
    explanation: asText(value.explanation),
  }
}

function asText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}
