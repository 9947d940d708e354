import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import type { Note, SubjectSource } from '#domain/catalogue/catalogue.ts'
import type { FlowingNoteOutline, NoteSection } from '#domain/catalogue/flowing-note.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import { addMistakes, ContentMistakes, type Mistake } from '../mistakes.ts'
import { contentFolder } from '../places.ts'
import type { Catalogue } from '../subjects.ts'
import { runInThreads } from '../threads.ts'
import type { FlowingNote } from './flowing/make-flowing.ts'
import { hasEditions, makeEditions } from './note-editions.ts'
import { mistakesInHeader } from './note-header.ts'
import { readSources } from './note-sources.ts'
import { openTypst } from './typst.ts'
import { describeSize } from './typst-cache.ts'

/** Here `subject` is the key of the subject. Students see its name. */
export type BuiltNote = Omit<Note, 'flowing'> & {
  subjectKey: string
  chapterId: string
  lang: 'en' | 'ne'
  /** The file in the content folder. */
  source: string
  pdf: Buffer
  flowing: FlowingNote & FlowingNoteOutline
}

/** A smaller number is compiled faster without threads, because a thread first has to read fonts and code. */
const NOTES_FOR_THREADS = 5

/** Compiles content/notes/{subject}/{chapter}/{name}.typ. Unchanged notes come from the cache, others from threads. */
export async function buildNotes(catalogue: Catalogue, content = contentFolder): Promise<BuiltNote[]> {
  const mistakes: Mistake[] = []
  const sources = readSources(catalogue, content, mistakes)
  const missing = sources.filter((source) => !hasEditions(source))
  // Threads only fill the cache. Mistakes are found again below, in the order of the files.
  if (missing.length >= NOTES_FOR_THREADS)
    await runInThreads(new URL('./make-editions-thread.ts', import.meta.url), missing)
  const typst = openTypst(content)
  const notes: BuiltNote[] = []
  const titles = new Map<string, string>()

  for (const source of sources) {
    const { file, place, subject, chapter } = source
    try {
      const { pdf, pages, headingPages, header, flowing } = await makeEditions(typst, source)
      const { title, description, added, lang } = header
      const twin = titles.get(slugify(title))
      if (twin) throw mistakesInHeader(file, { title: `"${title}" gives the address that ${twin} has: choose another` })
      titles.set(slugify(title), place)
      const id = place.replaceAll('/', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
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
        subjectKey: subject.key,
        chapterId: chapter.id,
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

/** A hash of the files of a flowing edition. A change in any of them makes another version. */
export function versionOf(flowing: BuiltNote['flowing']): string {
  return createHash('sha256').update(JSON.stringify(flowing)).digest('hex').slice(0, 8)
}
