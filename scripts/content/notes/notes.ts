import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { z } from 'zod'
import { type Note, NoteHeader, type SubjectSource } from '../../../domain/catalogue/catalogue.ts'
import type { FlowingNoteOutline, NoteSection } from '../../../domain/catalogue/flowing-note.ts'
import { slugify } from '../../../domain/catalogue/slug.ts'
import { explainIssue } from '../explain-issue.ts'
import { addMistakes, ContentMistakes, type Mistake } from '../mistakes.ts'
import { contentFolder } from '../places.ts'
import type { Catalogue } from '../subjects.ts'
import { findSlips, findWrongChapter } from './find-slips.ts'
import { type FlowingNote, makeFlowing } from './flowing/make-flowing.ts'
import { checkNoteSize } from './note-size.ts'
import { listTypstSources, openTypst } from './typst.ts'
import { compileCached, describeSize, hashCode, hashShared, makeCached } from './typst-cache.ts'

/** Here `subject` is the key of the subject; students see its name. */
export type BuiltNote = Omit<Note, 'flowing'> & {
  subjectKey: string
  chapterId: string
  lang: 'en' | 'ne'
  /** The file in the content folder. */
  source: string
  pdf: Buffer
  flowing: FlowingNote & FlowingNoteOutline
}

/** Compiles content/notes/{subject}/{chapter}/{name}.typ. Unchanged notes come from the cache. */
export async function buildNotes(catalogue: Catalogue, content = contentFolder): Promise<BuiltNote[]> {
  const notesFolder = join(content, 'notes')
  const shared = hashShared(notesFolder)
  const code = hashCode(join(import.meta.dirname, 'flowing'), join(import.meta.dirname, 'mathml'))
  const typst = openTypst(content)
  const mistakes: Mistake[] = []
  const notes: BuiltNote[] = []
  const titles = new Map<string, string>()

  for (const file of listTypstSources(notesFolder)) {
    const place = relative(notesFolder, file)
      .replace(/\.typ$/, '')
      .split(sep)
    const [subjectKey = '', chapterId = ''] = place
    const subject = catalogue.findSubject(subjectKey)
    const chapter = catalogue.findChapter(`${subjectKey}/${chapterId}`)
    if (place.length !== 3 || !subject || !chapter) {
      mistakes.push({
        file,
        line: 0,
        message: 'a note lies at content/notes/{subject}/{chapter}/{name}.typ of the catalogue',
      })
      continue
    }
    const source = readFileSync(file, 'utf8')
    const slips = [...findWrongChapter(source, `${subjectKey}/${chapterId}`), ...findSlips(source)]
    if (slips.length > 0) {
      mistakes.push(...slips.map((mistake) => ({ file, ...mistake })))
      continue
    }
    try {
      const inputs = [shared, JSON.stringify(subject), relative(notesFolder, file), source]
      const { pdf, pages, header, headingPages } = await compileCached('notes', inputs, () => typst.compile(file))
      const { title, description, added, lang } = checkHeader(header, file, `${subjectKey}/${chapterId}`)
      const twin = titles.get(slugify(title))
      if (twin) throw mistakesInHeader(file, { title: `"${title}" gives the address that ${twin} has: choose another` })
      titles.set(slugify(title), place.join('/'))
      const flowing = await makeCached('flowing-notes', [code, ...inputs], () =>
        makeFlowing(typst.compileFlowing(file), file, lang),
      )
      checkNoteSize(pdf, flowing.html, file)
      const id = place.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const version = createHash('sha256').update(pdf).digest('hex').slice(0, 8)
      notes.push({
        id,
        title,
        description,
        subject: subject.name,
        chapter: chapter.title,
        url: `/files/notes/${id}.pdf?v=${version}`,
        size: describeSize(pdf.length),
        pages,
        created_at: added,
        grade_level: subject.grade,
        subjectKey,
        chapterId,
        lang,
        source: relative(content, file).replaceAll(sep, '/'),
        pdf,
        ...(flowing.questions.length > 0 && { questions: flowing.questions }),
        flowing: { ...flowing, sections: joinPages(flowing, headingPages) },
      })
    } catch (error) {
      addMistakes(mistakes, error)
    }
    typst.forget()
  }
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)
  return notes
}

/** Both editions have the same headings, in the same order. */
function joinPages({ sections }: FlowingNote, headingPages: number[]): NoteSection[] {
  if (sections.length !== headingPages.length) {
    throw new Error(`the page has ${sections.length} headings, and the PDF has ${headingPages.length}`)
  }
  return sections.map((section, index) => ({ ...section, page: headingPages[index] ?? 1 }))
}

export function checkHeader(header: unknown, file: string, place: string): z.infer<typeof NoteHeader> {
  const parsed = NoteHeader.safeParse(header)
  if (!parsed.success) {
    throw mistakesInHeader(
      file,
      Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), explainIssue(message)])),
    )
  }
  if (parsed.data.chapter !== place) {
    throw mistakesInHeader(file, { chapter: `"${parsed.data.chapter}" but the file lies under ${place}` })
  }
  return parsed.data
}

/** By the field that each is in; the line of one that is missing is that of `note.with`. */
function mistakesInHeader(file: string, messages: Record<string, string>): ContentMistakes {
  const lines = readFileSync(file, 'utf8').split('\n')
  const begin = lines.findIndex((text) => text.includes('note.with'))
  return new ContentMistakes(
    Object.entries(messages).map(([field, message]) => {
      const own = lines.findIndex((text) => text.trimStart().startsWith(`${field}:`))
      return { file, line: (own === -1 ? begin : own) + 1, message: `${field || 'note.with'}: ${message}` }
    }),
  )
}

/** The notes of a chapter as the browser gets them, oldest first. */
export function notesOf(notes: BuiltNote[], ofSubject: SubjectSource, chapterId: string): Note[] {
  return notes
    .filter((note) => note.subjectKey === ofSubject.key && note.chapterId === chapterId)
    .map((note) => {
      const { id, title, description, subject, chapter, url, size, pages, created_at, grade_level, questions } = note
      return {
        id,
        title,
        description,
        subject,
        chapter,
        ...(url && { url }),
        size,
        pages,
        created_at,
        grade_level,
        flowing: versionOf(note.flowing),
        ...(questions && { questions }),
      }
    })
}

/** Of the files of a flowing edition: with a change in either of them it is another one. */
export function versionOf(flowing: BuiltNote['flowing']): string {
  return createHash('sha256').update(JSON.stringify(flowing)).digest('hex').slice(0, 8)
}
