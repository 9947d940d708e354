import { nameSeries } from '#domain/quiz/quiz-kinds.ts'
import { forCollections, summaryOf } from '#domain/resources/collections.ts'
import { type PassageFile, writePassage } from '#domain/search/passage-file.ts'
import type { SearchFile } from '#domain/search/search-file.ts'
import type { Content } from './content.ts'

/** Makes the search index: only the texts that are searched or shown in results. */
export function makeSearchFile({ catalogue, quizzes, resources, notes, papers }: Content): SearchFile {
  const { subjects } = catalogue
  return {
    subjects: subjects.map(({ key, name, grade, description, chapters }) => [
      key,
      name,
      grade,
      description,
      chapters.map(({ id, title, titleNepali, description, topics }) => [
        id,
        title,
        titleNepali ?? '',
        description,
        topics,
      ]),
    ]),
    notes: notes.map(({ subjectKey, chapterId, id, title, description, created_at }) => {
      const subject = subjects.findIndex(({ key }) => key === subjectKey)
      const chapter = subjects[subject]?.chapters.findIndex((chapter) => chapter.id === chapterId) ?? -1
      return [subject, chapter, id, title, description, created_at]
    }),
    quizzes: quizzes
      .filter(({ isActive }) => isActive)
      .map(({ id, title, subject, series, description, createdAt, tags, exam, questions }) => [
        id,
        title,
        subject,
        nameSeries(series),
        description,
        createdAt,
        tags,
        // No topics for a mock exam, which covers everything and would match every query.
        exam ? [] : [...new Set(questions.map(({ topic }) => topic))],
      ]),
    papers: papers.map(({ listing: { id, title, subject, board, year, type, description } }) => [
      id,
      title,
      subject,
      `${board} ${year} · ${type}`,
      description,
    ]),
    texts: forCollections((name) =>
      resources.lists[name].map((text) => [
        text.id,
        text.title,
        summaryOf(text),
        text.category,
        text.date,
        'tags' in text ? text.tags : [],
      ]),
    ),
  }
}

/** Makes the index of passages, with the notes in the order of the search index. */
export function makePassageFile({ notes }: Pick<Content, 'notes'>): PassageFile {
  return notes.map(({ flowing }) => flowing.passages.map(writePassage))
}
