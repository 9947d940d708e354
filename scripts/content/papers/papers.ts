import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Slug } from '#domain/catalogue/catalogue.ts'
import type { Quiz } from '#domain/quiz/quiz.ts'
import type { PastPaper } from '#domain/resources/resource.ts'
import { addMistakes, ContentMistakes, type Mistake } from '../mistakes.ts'
import { type CompiledNote, openTypst, type Typst } from '../notes/typst.ts'
import { compileCached, describeSize, hashShared } from '../notes/typst-cache.ts'
import { contentFolder } from '../places.ts'
import { readYaml, type YamlSource } from '../yaml-source.ts'
import { findPaperMistakes, PaperSource } from './paper-format.ts'
import { gatherQuestions, type PaperQuestion } from './paper-questions.ts'
import { PAPER_IMPORT, type PaperTypst, writePaper } from './paper-source.ts'

export type BuiltPaper = {
  listing: PastPaper
  pages: number
  pdf: Buffer
  /** The file in the content folder. */
  source: string
  /** The number of its questions, and those of the bank with their lines in the file. */
  total: number
  drawn: { id: string; line: number }[]
}

/** Typesets content/papers/{id}.yaml, with the questions that a paper takes from quizzes. Newest year first. */
export async function buildPapers(quizzes: Quiz[], content = contentFolder): Promise<BuiltPaper[]> {
  const papersFolder = join(content, 'papers')
  if (!existsSync(papersFolder)) return []
  const shared = hashShared(papersFolder, join(content, 'notes'))
  const typst = openTypst(content)
  const mistakes: Mistake[] = []
  const papers: BuiltPaper[] = []

  for (const id of listPapers(papersFolder)) {
    const file = join(papersFolder, `${id}.yaml`)
    try {
      if (!Slug.safeParse(id).success) {
        throw new ContentMistakes([
          { file, line: 0, message: 'name the file in lower-case letters, digits and single hyphens' },
        ])
      }
      const source = readYaml(file, PaperSource)
      const questions = readQuestions(source, quizzes)
      const written = writePaper(source.value, questions)
      const typed = file.replace(/\.yaml$/, '.typ')
      const { pdf, pages } = await compileCached('papers', [shared, written.text], () =>
        compilePaper(typst, typed, written).catch((error) => {
          throw error instanceof ContentMistakes ? traceMistakes(error, typed, written, source) : error
        }),
      )
      const all = questions.flat()
      const drawn = all.flatMap(({ bankId, at }) => (bankId ? { id: bankId, line: source.lineOf(at) } : []))
      papers.push({ listing: list(id, source.value, pdf), pages, pdf, source: file, total: all.length, drawn })
    } catch (error) {
      addMistakes(mistakes, error)
    }
    typst.forget()
  }
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)
  return papers.sort((a, b) => b.listing.year - a.listing.year || a.listing.id.localeCompare(b.listing.id))
}

function listPapers(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => basename(name, '.yaml'))
    .sort()
}

function readQuestions(source: YamlSource<PaperSource>, quizzes: Quiz[]): PaperQuestion[][] {
  const mistakes: Mistake[] = []
  const questions = gatherQuestions(source, quizzes, mistakes)
  // Totals are only checked if no question is missing.
  if (mistakes.length === 0) {
    const marks = questions.map((part) => part.map((question) => question.marks))
    for (const { field, message } of findPaperMistakes(source.value, marks)) {
      mistakes.push({ file: source.file, line: source.lineOf([field]), message })
    }
  }
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)
  return questions
}

/** An unclosed bracket makes errors in everything after it, so the texts are compiled one by one to find it. */
async function compilePaper(typst: Typst, typed: string, { text, places }: PaperTypst): Promise<CompiledNote> {
  try {
    return await typst.compile(typed, text)
  } catch (error) {
    if (!(error instanceof ContentMistakes) || !/delimiter|closing/.test(error.message)) throw error
    for (const { line, markup } of places) {
      await typst.compile(typed, `${PAPER_IMPORT}\n${markup}`).catch((alone) => {
        if (!(alone instanceof ContentMistakes)) throw alone
        throw new ContentMistakes(alone.mistakes.map((mistake) => ({ ...mistake, line: line + mistake.line - 2 })))
      })
    }
    throw error
  }
}

/** Maps lines of the generated Typst to lines of the paper's file. */
function traceMistakes(error: ContentMistakes, typed: string, { places }: PaperTypst, source: YamlSource<PaperSource>) {
  const lines = readFileSync(source.file, 'utf8').split('\n')
  return new ContentMistakes(
    error.mistakes.map((mistake) => {
      if (mistake.file !== typed) return mistake
      const place = places.findLast(({ line }) => line <= mistake.line)
      const start = place ? source.lineOf(place.at) : 0
      // A text below `key: |` keeps its lines, so the exact line is known; a folded text does not.
      const isLiteral = /\|[-+]?\s*$/.test(lines[start - 1] ?? '')
      const line = place && isLiteral ? start + 1 + mistake.line - place.line : start
      return { ...mistake, file: source.file, line }
    }),
  )
}

function list(id: string, paper: PaperSource, pdf: Buffer): PastPaper {
  const { title, subject, year, board, type, description } = paper
  const version = createHash('sha256').update(pdf).digest('hex').slice(0, 8)
  const url = `/files/papers/${id}.pdf?v=${version}`
  return {
    id,
    title,
    subject,
    year,
    board,
    type,
    fileSize: describeSize(pdf.length),
    downloadUrl: url,
    previewUrl: url,
    description,
  }
}
