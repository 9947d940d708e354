import * as z from 'zod/mini'
import { isKeyOfSubject, SCHOOL_CLASSES, type SchoolClass } from './school-class.ts'

export const Slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, digits and single hyphens'))

export const Hue = z.enum(['blue', 'green', 'lime', 'cyan', 'rose', 'red', 'violet', 'amber'])
export type Hue = z.infer<typeof Hue>

export const SubjectIcon = z.enum([
  'atom',
  'flask',
  'leaf',
  'monitor',
  'book',
  'feather',
  'sigma',
  'microscope',
  'globe',
])
export type SubjectIcon = z.infer<typeof SubjectIcon>

const Line = z.string().check(z.trim(), z.minLength(1), z.maxLength(400))

/** A chapter in the file of its subject. */
export const ChapterSource = z.strictObject({
  id: Slug,
  /** The part of the course that it belongs to, such as Optics. */
  unit: z.optional(Line),
  title: Line,
  titleNepali: z.optional(Line),
  description: Line,
  topics: z.array(Line).check(z.minLength(1)),
})

/** A subject as its author writes it in content/subjects/{key}.yaml. */
export const SubjectSource = z
  .strictObject({
    key: z.string(),
    name: Line,
    grade: z.enum(SCHOOL_CLASSES),
    order: z.int().check(z.gte(1)),
    icon: SubjectIcon,
    hue: Hue,
    description: Line,
    chapters: z.array(ChapterSource).check(z.minLength(1)),
  })
  .check(
    z.refine(({ key, grade }) => isKeyOfSubject(key, grade), {
      error: 'the key is letters, and below Class 12 ends in the class, as in physicsClass11',
      path: ['key'],
    }),
  )
export type SubjectSource = z.infer<typeof SubjectSource>

/** The header of a note, `#show: note.with(...)`. */
export const NoteHeader = z.strictObject({
  chapter: z.string().check(z.regex(/^[A-Za-z0-9]+\/[a-z0-9-]+$/, 'write it as subjectKey/chapter-id')),
  title: Line,
  description: Line,
  added: z.iso.date(),
  lang: z._default(z.enum(['en', 'ne']), 'en'),
})

/** `url` is absent if the note has no file. */
export type Note = {
  id: string
  title: string
  description: string
  subject: string
  chapter: string
  url?: string
  size: string
  pages: number
  /** ISO date, such as 2026-11-21. */
  created_at: string
  grade_level: SchoolClass
  /** The version of its flowing edition; absent if it has none. */
  flowing?: string
  /** The ids of its questions, in their order; absent if it has none. */
  questions?: string[]
}

export type Chapter = {
  id: string
  title: string
  titleNepali?: string | undefined
  description: string
  topics: string[]
  notesCount: number
}

export type Subject = {
  key: string
  name: string
  description: string
  icon: SubjectIcon
  hue: Hue
  grade_level: SchoolClass
  totalChapters: number
  totalNotes: number
}

/** The fields of a subject that a link to it needs. */
export type SubjectName = Pick<Subject, 'key' | 'name' | 'icon' | 'hue' | 'grade_level'>

/** A quiz whose questions are all from one chapter, as the page of that chapter offers it. */
export type ChapterQuiz = { id: string; title: string; totalQuestions: number; timeLimit: number }

export type ChapterOutline = Chapter & {
  quizzes: ChapterQuiz[]
  /** How many questions of the chapter can be practised. */
  practiceQuestions: number
}

/** A subject with its chapters but without notes, as its page shows it first. */
export type SubjectOutline = Subject & {
  chapters: ChapterOutline[]
  /** The quizzes of this subject, for its class and for the entrance exams, without mock exams. */
  totalQuizzes: number
}

/** The notes of a subject by chapter id, oldest first. Chapters without notes are left out. */
export type SubjectNotes = Record<string, Note[]>

/** A subject with its chapters and their notes. */
export type SubjectDetail = Subject & { chapters: (Chapter & { notes: Note[] })[] }

/** A subject in the list of its class. The search box searches `topics`: chapter titles, then their key topics. */
export type SubjectListing = Subject & { topics: string[] }

/**
 * The subject and chapter of a note, so that it can be found without loading every subject. `slug` is made of its
 * title.
 */
export type NotePlace = { id: string; slug: string; subjectKey: string; chapterId: string }
