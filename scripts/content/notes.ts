import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { z } from 'zod'
import { type Note, NoteHeader, type SubjectSource } from '../../domain/catalogue.ts'
import { ContentMistakes, type Mistake } from './mistakes.ts'
import { contentFolder, projectFolder } from './places.ts'
import type { Catalogue } from './subjects.ts'
import { listTypstSources, openTypst } from './typst.ts'

/** `subject` of a note is the subject's key here; the student reads names. */
export type BuiltNote = Note & { subjectKey: string; chapterId: string; pdf: Buffer }

const notesFolder = join(contentFolder, 'notes')
const cacheFolder = join(projectFolder, '.cache/notes')

/** Compiles content/notes/{subject}/{chapter}/{name}.typ; what has not changed comes from the cache. */
export async function buildNotes(catalogue: Catalogue): Promise<BuiltNote[]> {
  const shared = hashShared()
  const typst = openTypst()
  const mistakes: Mistake[] = []
  const notes: BuiltNote[] = []

  for (const file of listTypstSources(notesFolder)) {
    const place = relative(notesFolder, file)
      .replace(/\.typ$/, '')
      .split('/')
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
    try {
      const { pdf, pages, header } = await compileCached(typst, file, shared + JSON.stringify(subject))
      const { title, description, added } = checkHeader(header, file, `${subjectKey}/${chapterId}`)
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
        pdf,
      })
    } catch (error) {
      if (!(error instanceof ContentMistakes)) throw error
      mistakes.push(...error.mistakes)
    }
    typst.forget()
  }
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)
  return notes
}

function checkHeader(header: unknown, file: string, place: string): z.infer<typeof NoteHeader> {
  const line = Math.max(
    0,
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('note.with')) + 1,
  )
  const parsed = NoteHeader.safeParse(header)
  if (!parsed.success) {
    throw new ContentMistakes(
      parsed.error.issues.map((issue) => ({
        file,
        line,
        message: `${issue.path.join('.') || 'note.with'}: ${issue.message}`,
      })),
    )
  }
  if (parsed.data.chapter !== place) {
    throw new ContentMistakes([
      { file, line, message: `chapter: "${parsed.data.chapter}" but the file lies under ${place}` },
    ])
  }
  return parsed.data
}

/** All that a note can draw in besides itself and its subject: the template, the drawing kit, the compiler, the fonts. */
function hashShared(): string {
  const parts = readdirSync(notesFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)_[^/]*\.typ$|\.(svg|png|csv)$/.test(name))
    .sort()
    .map((name) => readFileSync(join(notesFolder, name)))
  const lock = readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')
  const versions =
    /"node_modules\/@(myriaddreamin\/typst-ts-node-compiler|cantoo\/pdf-lib|expo-google-fonts\/mukta)": \{\s*"version": "[^"]+"/g
  const hash = createHash('sha256').update(JSON.stringify(lock.match(versions)))
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

async function compileCached(typst: ReturnType<typeof openTypst>, file: string, context: string) {
  const key = createHash('sha256')
    .update(context)
    .update(file.replace(projectFolder, ''))
    .update(readFileSync(file))
    .digest('hex')
  const pdfFile = join(cacheFolder, `${key}.pdf`)
  const factsFile = join(cacheFolder, `${key}.json`)
  if (existsSync(factsFile) && existsSync(pdfFile)) {
    const facts: { pages: number; header: unknown } = JSON.parse(readFileSync(factsFile, 'utf8'))
    return { ...facts, pdf: readFileSync(pdfFile) }
  }
  const compiled = await typst.compile(file)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(pdfFile, compiled.pdf)
  writeFileSync(factsFile, JSON.stringify({ pages: compiled.pages, header: compiled.header }))
  return compiled
}

function describeSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Notes of a chapter, oldest first, as the browser gets them. */
export function notesOf(notes: BuiltNote[], subject: SubjectSource, chapterId: string): Note[] {
  return notes
    .filter((note) => note.subjectKey === subject.key && note.chapterId === chapterId)
    .map(({ pdf: _, subjectKey: __, chapterId: ___, ...note }) => note)
}
