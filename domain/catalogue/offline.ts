// What can be saved to be read and sat without a line, and what that takes.

/** A file, with its bytes as they cross the line. */
export type OfflineFile = { address: string; bytes: number }

/** The tools that content needs, which are kept once for all of it. */
export type OfflineTools = { reader: OfflineFile[]; maths: OfflineFile[] }

export type OfflineNote = { id: string; title: string; chapterId: string; files: OfflineFile[] }
export type OfflineQuiz = { id: string; title: string; chapterId: string | null; version: string; bytes: number }

/** All that can be saved of a subject, as the build writes it into files/offline/{key}.json. */
export type OfflineSubject = {
  key: string
  name: string
  chapters: { id: string; title: string }[]
  /** What the pages of the subject list. */
  lists: OfflineFile[]
  notes: OfflineNote[]
  quizzes: OfflineQuiz[]
  tools: OfflineTools
}

export type OfflineKind = 'note' | 'quiz' | 'chapter' | 'subject'
/** What a student saves. The id of a subject is its key. */
export type OfflineTarget = { kind: OfflineKind; subjectKey: string; id: string }

/** What saving a target takes. `chapterId` is that of a single note or quiz. */
export type OfflinePlan = {
  title: string
  chapterId: string | null
  files: OfflineFile[]
  quizzes: OfflineQuiz[]
  bytes: number
}

/** In place of a subject: every quiz, to save one by itself. */
export const ALL_QUIZZES = 'quizzes'

export function addressOfOffline(subjectKey: string): string {
  return `/files/offline/${subjectKey}.json`
}

/** As one word, to compare targets by. */
export function nameOfTarget({ kind, subjectKey, id }: OfflineTarget): string {
  return `${kind}/${subjectKey}/${id}`
}

/** What a target takes, each file once; null when the subject has nothing of it. */
export function planSaving(subject: OfflineSubject, { kind, id }: OfflineTarget): OfflinePlan | null {
  const isOf = {
    note: (item: OfflineNote | OfflineQuiz) => 'files' in item && item.id === id,
    quiz: (item: OfflineNote | OfflineQuiz) => 'version' in item && item.id === id,
    chapter: ({ chapterId }: OfflineNote | OfflineQuiz) => chapterId === id,
    subject: () => true,
  }[kind]
  const notes = subject.notes.filter(isOf)
  const quizzes = subject.quizzes.filter(isOf)
  if (notes.length + quizzes.length === 0) return null
  const files = new Map<string, OfflineFile>()
  const { reader, maths } = subject.tools
  const needed = [
    ...(kind === 'quiz' ? [] : subject.lists),
    ...(notes.length > 0 ? reader : []),
    ...(quizzes.length > 0 ? maths : []),
    ...notes.flatMap((note) => note.files),
  ]
  for (const file of needed) files.set(file.address, file)
  const all = [...files.values()]
  const bytes = [...all, ...quizzes].reduce((sum, file) => sum + file.bytes, 0)
  const chapter = subject.chapters.find((one) => one.id === id)
  const single = kind === 'note' || kind === 'quiz' ? (notes[0] ?? quizzes[0]) : undefined
  const title = kind === 'subject' ? subject.name : (single ?? chapter)?.title
  return { title: title ?? id, chapterId: single?.chapterId ?? null, files: all, quizzes, bytes }
}

/** Such as `10.7 GB`, `1.9 MB` and `240 kB`. */
export function describeBytes(bytes: number): string {
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(1)} GB`
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
