import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import type { Note, SubjectNotes, SubjectOutline } from '#domain/catalogue/catalogue.ts'
import {
  ALL_QUIZZES,
  addressOfOffline,
  type OfflineFile,
  type OfflineQuiz,
  type OfflineSubject,
} from '#domain/catalogue/offline.ts'
import { DEFAULT_CLASS } from '#domain/catalogue/school-class.ts'
import { withoutAnswers } from '#domain/quiz/quiz.ts'
import type { QuizWithVersions } from '#domain/quiz/quiz-versions.ts'
import { builtFolder } from '../content/places.ts'
import { listPageFiles } from './page-files.ts'

const READER = 'src/features/pdf/engine/pdf-document.tsx'
const MATHS = 'src/features/quiz/maths/typeset-math.ts'
const BUILT = 'content/built'
/** What almost every formula is set in. Others are kept once they are seen. */
const FORMULA_FONT =
  /^(?:node_modules\/katex\/dist\/fonts|content\/built\/fonts)\/KaTeX(?:_(?:Main|Math|Size[1-4]|AMS)-|-others)/
const NEPALI_FONT = /^content\/built\/fonts\/mukta-devanagari/
/** They are packed on their way already. */
const PACKED = /\.(?:pdf|woff2)$/

/** Writes for each subject what can be saved of it, and how large that is, into `dist`. */
export function writeOfflineFiles(dist: string, manifest: Manifest): void {
  const sizeOf = (address: string) => {
    const file = readFileSync(join(dist, address.replace(/\?.*/, '')))
    return PACKED.test(address.replace(/\?.*/, '')) ? file.length : gzipSync(file).length
  }
  const fileOf = (address: string): OfflineFile => ({ address, bytes: sizeOf(address) })
  const fileOfPart = (part: string): OfflineFile[] => {
    const file = manifest[part]?.file
    return file ? [fileOf(`/${file}`)] : []
  }
  const partsLike = (name: RegExp) => Object.keys(manifest).filter((part) => name.test(part))
  const scripts = (part: string) => {
    const shared = new Set(listPageFiles(manifest, [], []))
    return listPageFiles(manifest, [], [part])
      .filter((file) => !shared.has(file))
      .map(fileOf)
  }
  const worker = readdirSync(join(dist, 'assets')).filter((file) => /^pdf-worker-.*\.js$/.test(file))
  const tools = {
    reader: [
      ...scripts(READER),
      ...worker.map((file) => fileOf(`/assets/${file}`)),
      ...fileOfPart(`${BUILT}/notes-maths.woff2`),
    ],
    maths: [...scripts(MATHS), ...partsLike(FORMULA_FONT).flatMap(fileOfPart)],
  }
  const pictures = readdirSync(join(dist, 'files/flowing-notes'))
  const filesOfNote = ({ id, url, flowing, subject }: Note): OfflineFile[] => {
    const name = `${id}.${flowing}.`
    const editions = pictures
      .filter((file) => file.startsWith(name))
      .map((file) => fileOf(`/files/flowing-notes/${file}`))
    const fonts = subject === 'Nepali' ? partsLike(NEPALI_FONT).flatMap(fileOfPart) : []
    return [...editions, ...(url ? [fileOf(url)] : []), ...fonts]
  }
  const quizzes = readQuizzes()

  const write = (subject: OfflineSubject) => {
    mkdirSync(join(dist, 'files/offline'), { recursive: true })
    writeFileSync(join(dist, addressOfOffline(subject.key)), JSON.stringify(subject))
  }
  for (const file of readdirSync(join(builtFolder, 'subjects'))) {
    const { key, name, grade_level, chapters }: SubjectOutline = readBuilt(`subjects/${file}`)
    const notes: SubjectNotes = readBuilt(`subject-notes/${file}`)
    write({
      key,
      name,
      chapters: chapters.map(({ id, title }) => ({ id, title })),
      lists: [...fileOfPart(`${BUILT}/subjects/${file}`), ...fileOfPart(`${BUILT}/subject-notes/${file}`)],
      notes: Object.entries(notes).flatMap(([chapterId, own]) =>
        own.map((note) => ({ id: note.id, title: note.title, chapterId, files: filesOfNote(note) })),
      ),
      quizzes: pickQuizzes(quizzes, { key, name, grade_level }),
      tools,
    })
  }
  const all = [...quizzes.values()].flat()
  write({ key: ALL_QUIZZES, name: 'Quizzes', chapters: [], lists: [], notes: [], quizzes: all, tools })
}

/**
 * The quizzes of the chapters of a subject, and with a subject of Class 12 those of its name that are of no chapter, such as
 * a revision for an entrance exam.
 */
export function pickQuizzes(
  quizzes: ReadonlyMap<string, OfflineQuiz[]>,
  { key, name, grade_level }: Pick<SubjectOutline, 'key' | 'name' | 'grade_level'>,
): OfflineQuiz[] {
  return [...(quizzes.get(key) ?? []), ...((grade_level === DEFAULT_CLASS && quizzes.get(name)) || [])]
}

/** By the key of the subject of their chapter, such as `physics`, or else by the name of their subject, such as `Physics`. */
export function readQuizzes(): Map<string, OfflineQuiz[]> {
  const bySubject = new Map<string, OfflineQuiz[]>()
  for (const file of readdirSync(join(builtFolder, 'api/bank/quizzes'))) {
    const { today, places }: QuizWithVersions = readBuilt(`api/bank/quizzes/${file}`)
    if (!today.isActive) continue
    const { id, title, chapter, version, subject } = today
    const text = JSON.stringify([{ ...withoutAnswers(today), places }, readBuilt(`api/bank/sealed/${file}`)])
    const quiz = { id, title, chapterId: chapter?.split('/')[1] ?? null, version, bytes: gzipSync(text).length }
    const group = chapter?.split('/')[0] ?? subject
    bySubject.set(group, [...(bySubject.get(group) ?? []), quiz])
  }
  return bySubject
}

function readBuilt<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(builtFolder, name), 'utf8'))
}
