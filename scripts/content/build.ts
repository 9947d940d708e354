// npm run content:build: checks the content and makes content/built from it, whole or not at all.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NotePlace, SubjectDetail, SubjectListing, SubjectSource } from '../../domain/catalogue.ts'
import { GRADES, type Grade } from '../../domain/grade.ts'
import { slugify } from '../../domain/slug.ts'
import { ContentMistakes, describeMistake } from './mistakes.ts'
import { type BuiltNote, buildNotes, notesOf } from './notes.ts'
import { builtFolder } from './places.ts'
import { buildQuizzes } from './quizzes.ts'
import { buildResources } from './resources.ts'
import { type Catalogue, readCatalogue } from './subjects.ts'

/** How many subjects the landing page shows. */
const FIRST_SUBJECTS = 6

export async function buildContent() {
  const catalogue = readCatalogue()
  const quizzes = buildQuizzes(catalogue)
  const resources = buildResources(catalogue)
  const notes = await buildNotes(catalogue)

  const draft = `${builtFolder}.draft`
  rmSync(draft, { recursive: true, force: true })
  const write = (path: string, data: string | Buffer) => {
    mkdirSync(join(draft, path, '..'), { recursive: true })
    writeFileSync(join(draft, path), data)
  }
  const writeJson = (path: string, value: unknown) => write(path, JSON.stringify(value))

  for (const grade of GRADES) {
    writeJson(`grades/${grade.toLowerCase().replace(' ', '-')}.json`, listSubjects(catalogue, notes, grade))
  }
  for (const subject of catalogue.subjects) writeJson(`subjects/${subject.key}.json`, detail(subject, notes))
  writeJson(
    'first-subjects.json',
    catalogue.subjects.slice(0, FIRST_SUBJECTS).map((subject) => summarize(subject, notes)),
  )
  writeJson('quizzes.json', quizzes)
  writeJson('notes.json', notes.map(placeOf))
  for (const [path, value] of resources.files) writeJson(path, value)
  for (const note of notes) write(`files/notes/${note.id}.pdf`, note.pdf)

  rmSync(builtFolder, { recursive: true, force: true })
  renameSync(draft, builtFolder)
  return {
    subjects: catalogue.subjects.length,
    chapters: catalogue.subjects.reduce((sum, subject) => sum + subject.chapters.length, 0),
    notes: notes.length,
    notePages: notes.reduce((sum, note) => sum + note.pages, 0),
    quizzes: quizzes.length,
    questions: quizzes.reduce((sum, quiz) => sum + quiz.totalQuestions, 0),
    ...resources.counts,
  }
}

function summarize(subject: SubjectSource, notes: BuiltNote[]) {
  return {
    key: subject.key,
    name: subject.name,
    description: subject.description,
    icon: subject.icon,
    hue: subject.hue,
    grade_level: subject.grade,
    totalChapters: subject.chapters.length,
    totalNotes: notes.filter((note) => note.subjectKey === subject.key).length,
  }
}

function listSubjects(catalogue: Catalogue, notes: BuiltNote[], grade: Grade): SubjectListing[] {
  return catalogue.subjects
    .filter((subject) => subject.grade === grade)
    .map((subject) => ({
      ...summarize(subject, notes),
      topics: [
        ...subject.chapters.map((chapter) => chapter.title),
        ...subject.chapters.flatMap((chapter) => chapter.topics),
        ...subject.chapters.flatMap(({ titleNepali }) => titleNepali ?? []),
      ],
    }))
}

function detail(subject: SubjectSource, notes: BuiltNote[]): SubjectDetail {
  return {
    ...summarize(subject, notes),
    chapters: subject.chapters.map((chapter) => {
      const own = notesOf(notes, subject, chapter.id)
      return { ...chapter, notesCount: own.length, notes: own }
    }),
  }
}

function placeOf({ id, title, subjectKey, chapterId }: BuiltNote): NotePlace {
  return { id, slug: slugify(title), subjectKey, chapterId }
}

if (import.meta.main) {
  try {
    const counts = await buildContent()
    console.log(
      `Content: ${Object.entries(counts)
        .map(([name, count]) => `${count} ${name}`)
        .join(', ')}`,
    )
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error
    for (const mistake of error.mistakes) console.error(describeMistake(mistake))
    console.error(`${error.mistakes.length} mistakes in the content: nothing was built.`)
    process.exit(1)
  }
}
