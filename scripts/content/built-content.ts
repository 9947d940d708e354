// Checks the content and makes content/built from it. Nothing is made if there is a mistake anywhere.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  ChapterQuiz,
  Note,
  NotePlace,
  SubjectListing,
  SubjectName,
  SubjectNotes,
  SubjectOutline,
  SubjectSource,
} from '#domain/catalogue/catalogue.ts'
import { DEFAULT_CLASS, SCHOOL_CLASSES, type SchoolClass, slugOfClass } from '#domain/catalogue/school-class.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import { bankFileOf } from '#domain/quiz/bank-chapters.ts'
import type { Quiz } from '#domain/quiz/quiz.ts'
import { summarizeQuiz } from '#domain/quiz/quiz.ts'
import { compareTitles } from '#domain/quiz/quiz-search.ts'
import type { QuizWithVersions } from '#domain/quiz/quiz-versions.ts'
import { sealKey } from '#domain/quiz/sealed-key.ts'
import { projectFolder } from '../set-up/files.mjs'
import { listCommonPasswords } from './common-passwords.ts'
import { type Content, type ContentCounts, countContent, loadContent } from './content.ts'
import { cutFormulaFonts } from './formula-fonts.ts'
import { listBoardQuestions } from './notes/board-questions.ts'
import { cutMathsFont } from './notes/flowing/maths-font.ts'
import { type BuiltNote, notesOf, versionOf } from './notes/notes.ts'
import { separatePictures } from './notes/separate-pictures.ts'
import { makeNotices } from './notices.ts'
import { builtFolder, contentFolder } from './places.ts'
import { type BankByChapter, listPractice } from './quizzes/by-chapter.ts'
import { listEarlierVersions } from './quizzes/published/earlier-versions.ts'
import { readRegister } from './quizzes/published/register.ts'
import { hideQuestionNames } from './quizzes/question-forms.ts'
import { listPlaces } from './quizzes/topic-passages.ts'
import { makePassageFile, makeSearchFile } from './search-index.ts'
import type { Catalogue } from './subjects.ts'
import { cutTextFonts } from './text-fonts.ts'

/** The number of subjects on the landing page. */
const FIRST_SUBJECTS = 6

/** Makes `built` from `folder`. If the content has mistakes, `built` does not change. @throws ContentMistakes */
export async function buildContent(folder = contentFolder, built = builtFolder): Promise<ContentCounts> {
  const content = await loadContent(folder)
  const register = readRegister(folder)
  const draft = join(projectFolder, `.cache/content-${process.pid}`)
  const old = `${draft}-old`
  try {
    await writeContent(content, register, draft)
    mkdirSync(join(built, '..'), { recursive: true })
    if (existsSync(built)) renameSync(built, old)
    renameSync(draft, built)
  } finally {
    rmSync(draft, { recursive: true, force: true })
    rmSync(old, { recursive: true, force: true })
  }
  return countContent(content)
}

async function writeContent(
  content: Content,
  register: ReturnType<typeof readRegister>,
  folder: string,
): Promise<void> {
  const { catalogue, quizzes, bank, findPassage, resources, notes, papers } = content
  const write = (path: string, data: string | Buffer) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), data)
  }
  const writeJson = (path: string, value: unknown) => write(path, JSON.stringify(value))

  for (const schoolClass of SCHOOL_CLASSES) {
    writeJson(`classes/${slugOfClass(schoolClass)}.json`, listSubjects(catalogue, notes, schoolClass))
  }
  for (const subject of catalogue.subjects) {
    writeJson(`subjects/${subject.key}.json`, outline(subject, notes, quizzes, bank))
    writeJson(`subject-notes/${subject.key}.json`, notesByChapter(subject, notes))
    writeJson(`board-questions/${subject.key}.json`, listBoardQuestions(subject, notes))
  }
  writeJson(
    'first-subjects.json',
    catalogue.subjects.slice(0, FIRST_SUBJECTS).map((subject) => ({ ...nameOf(subject), ...countIn(subject, notes) })),
  )
  writeJson('subject-index.json', catalogue.subjects.map(nameOf))
  writeJson('totals.json', { notes: notes.length, ...resources.counts, papers: papers.length })
  const list = quizzes.map(summarizeQuiz).sort(compareTitles)
  writeJson(
    'quiz-list.json',
    list.filter(({ isActive }) => isActive),
  )
  writeJson('api/bank/list.json', list)
  for (const today of quizzes.map(hideQuestionNames)) {
    const places = listPlaces(today, bank.places, findPassage)
    const quiz: QuizWithVersions = { today, earlier: listEarlierVersions(today, register.get(today.id)), places }
    writeJson(`api/bank/quizzes/${today.id}.json`, quiz)
    writeJson(`api/bank/sealed/${today.id}.json`, await sealKey(today))
  }
  for (const [chapter, questions] of bank.chapters) writeJson(`api/bank/${bankFileOf(chapter)}`, questions)
  writeJson('api/bank/places.json', bank.places)
  writeJson('practice.json', listPractice(bank, catalogue))
  writeJson('notes.json', notes.map(placeOf))
  writeJson('common-passwords.json', listCommonPasswords())
  writeJson('search.json', makeSearchFile(content))
  writeJson('passages.json', makePassageFile(content))
  for (const [path, value] of resources.files) writeJson(path, value)
  for (const { id, pdf, flowing } of notes) {
    write(`files/notes/${id}.pdf`, pdf)
    const { html, questions: _, passages: __, ...outline } = flowing
    const name = `files/flowing-notes/${id}.${versionOf(flowing)}`
    const text = separatePictures(html, (number) => `/${name}.picture-${number}.svg`)
    writeJson(`${name}.text.json`, { html: text.html })
    for (const [address, svg] of text.files) write(address, svg)
    writeJson(`${name}.outline.json`, outline)
  }
  for (const [path, font] of [...(await cutTextFonts()), ...(await cutFormulaFonts())]) write(path, font)
  write('notes-maths.woff2', await cutMathsFont(notes.map(({ flowing }) => flowing.html)))
  write('texts-maths.woff2', await cutMathsFont(resources.texts))
  writeJson(
    'resources/papers.json',
    papers.map(({ listing }) => listing),
  )
  for (const { listing, pdf } of papers) write(`files/papers/${listing.id}.pdf`, pdf)
  const notices = makeNotices()
  writeJson('notices-page.json', notices.page)
  write('files/notices.txt', notices.texts)
}

function summarize(subject: SubjectSource, notes: BuiltNote[]) {
  return {
    ...nameOf(subject),
    description: subject.description,
    ...countIn(subject, notes),
  }
}

function countIn({ key, chapters }: SubjectSource, notes: BuiltNote[]) {
  return {
    totalChapters: chapters.length,
    totalNotes: notes.filter((note) => note.subjectKey === key).length,
  }
}

function listSubjects(catalogue: Catalogue, notes: BuiltNote[], schoolClass: SchoolClass): SubjectListing[] {
  return catalogue.subjects
    .filter((subject) => subject.grade === schoolClass)
    .map((subject) => ({
      ...summarize(subject, notes),
      topics: [
        ...subject.chapters.map((chapter) => chapter.title),
        ...subject.chapters.flatMap((chapter) => chapter.topics),
        ...subject.chapters.flatMap(({ titleNepali }) => titleNepali ?? []),
      ],
    }))
}

function nameOf({ key, name, icon, hue, grade }: SubjectSource): SubjectName {
  return { key, name, icon, hue, grade_level: grade }
}

function outline(
  subject: SubjectSource,
  notes: BuiltNote[],
  quizzes: Quiz[],
  { chapters: bank }: BankByChapter,
): SubjectOutline {
  return {
    ...summarize(subject, notes),
    // All quizzes are for Class 12 and the entrance exams.
    totalQuizzes: quizzes.filter(
      (quiz) => quiz.isActive && quiz.subject === subject.name && subject.grade === DEFAULT_CLASS,
    ).length,
    chapters: subject.chapters.map(({ unit: _, ...chapter }) => ({
      ...chapter,
      notesCount: notesOf(notes, subject, chapter.id).length,
      quizzes: quizzes
        .filter((quiz) => quiz.isActive && quiz.chapter === `${subject.key}/${chapter.id}`)
        .map(toChapterQuiz),
      practiceQuestions: (bank.get(`${subject.key}/${chapter.id}`) ?? []).filter(({ isExam }) => !isExam).length,
    })),
  }
}

function toChapterQuiz({ id, title, totalQuestions, timeLimit }: Quiz): ChapterQuiz {
  return { id, title, totalQuestions, timeLimit }
}

function notesByChapter(subject: SubjectSource, notes: BuiltNote[]): SubjectNotes {
  const chapters = subject.chapters.map(({ id }): [string, Note[]] => [id, notesOf(notes, subject, id)])
  return Object.fromEntries(chapters.filter(([, own]) => own.length > 0))
}

function placeOf({ id, title, subjectKey, chapterId }: BuiltNote): NotePlace {
  return { id, slug: slugify(title), subjectKey, chapterId }
}
