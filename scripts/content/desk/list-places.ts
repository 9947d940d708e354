import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import * as z from 'zod/mini'
import { readCatalogue } from '../subjects.ts'
import type { DeskPlaces } from './desk-types.ts'
import { rememberFiles } from './remember-files.ts'

/** The part of a quiz that shows where it belongs. */
const Outline = z.object({ questions: z.array(z.object({ chapter: z.string() })).check(z.minLength(1)) })

/** Every subject and chapter with its notes and quizzes. */
export function listPlaces(content: string): DeskPlaces {
  const { subjects } = readCatalogue(content)
  const notes = listFiles(content, 'notes', '.typ')
  const quizzes = listQuizFiles(content).map((file) => ({ file, chapter: findChapter(join(content, file)) }))
  const chapters = new Set(subjects.flatMap(({ key, chapters }) => chapters.map(({ id }) => `${key}/${id}`)))
  return {
    subjects: subjects.map(({ key, name, grade, chapters }) => ({
      key,
      name,
      grade,
      chapters: chapters.map(({ id, title, topics }) => ({
        id,
        title,
        topics,
        notes: notes.filter((file) => file.startsWith(`notes/${key}/${id}/`)),
        quizzes: quizzes.filter(({ chapter }) => chapter === `${key}/${id}`).map(({ file }) => file),
      })),
    })),
    others: quizzes.filter(({ chapter }) => chapter === null || !chapters.has(chapter)).map(({ file }) => file),
  }
}

/** Every file of questions, by its path in the content folder. */
export function listQuizFiles(content: string): string[] {
  return listFiles(content, 'quizzes', '.yaml')
}

function listFiles(content: string, folder: string, ending: string): string[] {
  return readdirSync(join(content, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith(ending) && !/\/_/.test(name))
    .sort()
}

/** The chapter of all questions of a file; null if there are several, or if none can be read. */
const findChapter = rememberFiles((text): string | null => {
  const outline = Outline.safeParse(parseDocument(text).toJS())
  if (!outline.success) return null
  const [first, ...others] = new Set(outline.data.questions.map(({ chapter }) => chapter))
  return others.length === 0 ? (first ?? null) : null
})
