// The search index as the browser downloads it: rows without field names, which would be more than half of the file.
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '../resources/collections.ts'
import type { SearchEntry } from './search-entry.ts'

type ChapterRow = [id: string, title: string, titleNepali: string, description: string, topics: string[]]
type SubjectRow = [key: string, name: string, schoolClass: string, description: string, chapters: ChapterRow[]]
/** Subject and chapter are indices into the rows of subjects. */
type NoteRow = [subject: number, chapter: number, id: string, title: string, description: string, date: string]
/** `place` is the name of its series or exam. */
type QuizRow = [
  id: string,
  title: string,
  subject: string,
  place: string,
  description: string,
  date: string,
  tags: string[],
  topics: string[],
]
type PaperRow = [id: string, title: string, subject: string, place: string, description: string]
type TextRow = [id: string, title: string, description: string, category: string, date: string, tags: string[]]

export type SearchFile = {
  subjects: SubjectRow[]
  notes: NoteRow[]
  quizzes: QuizRow[]
  papers: PaperRow[]
  texts: Record<CollectionName, TextRow[]>
}

/** All entries of the file. Their order decides between equally good results. */
export function listEntries(file: SearchFile): SearchEntry[] {
  return [
    ...file.subjects.flatMap(readSubject),
    ...file.notes.flatMap((row) => readNote(row, file.subjects)),
    ...file.quizzes.map(readQuiz),
    ...file.papers.map(readPaper),
    ...COLLECTION_NAMES.flatMap((name) => file.texts[name].map((row) => readText(row, name))),
  ]
}

type Given = Pick<SearchEntry, 'id' | 'type' | 'title' | 'url' | 'place'>

function entry(given: Given & Partial<SearchEntry>): SearchEntry {
  return {
    names: [],
    subject: '',
    chapter: '',
    subjectKey: '',
    chapterId: '',
    description: '',
    tags: [],
    topics: [],
    date: '',
    ...given,
  }
}

function join(...parts: string[]): string {
  return parts.join(' · ')
}

function readSubject([key, name, schoolClass, description, chapters]: SubjectRow): SearchEntry[] {
  const inSubject = { subject: name, subjectKey: key }
  const url = `/notes/${key}`
  return [
    entry({
      ...inSubject,
      id: key,
      type: 'subject',
      title: name,
      names: [`${schoolClass} ${name}`, `${name} ${schoolClass}`],
      description,
      url,
      place: schoolClass,
    }),
    ...chapters.flatMap(([id, title, titleNepali, about, topics]) => {
      const inChapter = { ...inSubject, chapter: title, chapterId: id, url: `${url}/${id}` }
      const place = join(name, schoolClass)
      return [
        entry({
          ...inChapter,
          id: `${key}/${id}`,
          type: 'chapter',
          title,
          names: titleNepali ? [titleNepali] : [],
          description: about,
          place,
          // The id of a Nepali chapter is its name in Latin letters, so students find it by that spelling.
          tags: [id],
          topics,
        }),
        ...topics.map((topic, index) =>
          entry({
            ...inChapter,
            id: `${key}/${id}/${index}`,
            type: 'topic',
            title: topic,
            place: join(title, place),
            tags: titleNepali ? [titleNepali] : [],
          }),
        ),
      ]
    }),
  ]
}

function readNote(
  [subjectAt, chapterAt, id, title, description, date]: NoteRow,
  subjects: SubjectRow[],
): SearchEntry[] {
  const [key = '', subject = '', schoolClass = '', , chapters = []] = subjects[subjectAt] ?? []
  const [chapterId = '', chapter = '', titleNepali = '', , topics = []] = chapters[chapterAt] ?? []
  const given = { id, title, description, date, subject, chapter, subjectKey: key, chapterId, topics }
  const url = `/notes/${key}/${chapterId}/${id}/view`
  const tags = titleNepali ? [chapterId, titleNepali] : [chapterId]
  return [entry({ ...given, type: 'note', url, place: join(subject, schoolClass), tags })]
}

function readQuiz([id, title, subject, series, description, date, tags, topics]: QuizRow): SearchEntry {
  const url = `/quiz?q=${encodeURIComponent(title)}`
  return entry({ id, type: 'quiz', title, subject, description, date, tags, topics, url, place: join(subject, series) })
}

function readPaper([id, title, subject, exam, description]: PaperRow): SearchEntry {
  const url = `/resources/past-papers?q=${encodeURIComponent(title)}`
  return entry({ id, type: 'paper', title, subject, description, url, place: join(subject, exam) })
}

function readText([id, title, description, category, date, tags]: TextRow, name: CollectionName): SearchEntry {
  const { type } = COLLECTIONS[name]
  return entry({ id, type, title, description, date, tags, url: `/resources/${name}/${id}`, place: category })
}
