import { listTexts } from '#domain/quiz/question-texts.ts'
import { findOptionPlace } from '../option-places.ts'
import { findTexMistake } from '../papers/tex.ts'
import type { Catalogue } from '../subjects.ts'
import type { ExamSection, SectionSource } from './exam-format.ts'
import { findPlainNames } from './organism-names.ts'
import { normalizeOption } from './question-text.ts'

export type Question = SectionSource['questions'][number]

/** A mistake, and the field of the question that has it. */
export type QuestionMistake = { field: keyof Question; rest?: PropertyKey[]; message: string }

/** A question that is still being written has its texts, too. */
type Texts = { question: string; options: readonly string[]; optionFigures?: unknown; explanation: string }

/** The mistakes in the texts of one question, without its other rules. */
export function findTextMistakes(question: Texts): QuestionMistake[] {
  const place = findOptionPlace(question.explanation)
  return [
    ...findOptionMistakes(question),
    ...findTexMistakes(question),
    ...findNameMistakes(question),
    ...(place ? [{ field: 'explanation' as const, message: place }] : []),
  ]
}

/**
 * The topic must be one of the chapter's or, if the catalogue has no chapter for the section, one of the exam
 * profile's.
 */
export function findPlaceMistakes(
  { chapter: place, topic }: Pick<Question, 'chapter' | 'topic'>,
  section: ExamSection | undefined,
  catalogue: Catalogue,
): QuestionMistake[] {
  if (place === undefined) {
    const topics = section?.topics?.value
    if (!topics) return [{ field: 'chapter', message: 'chapter: this is missing: add it, as subjectKey/chapter-id' }]
    if (topics.includes(topic)) return []
    return [{ field: 'topic', message: `"${topic}" is no topic of ${section.name}; its topics: ${topics.join('; ')}` }]
  }
  const chapter = catalogue.findChapter(place)
  if (!chapter)
    return [{ field: 'chapter', message: `there is no chapter "${place}"; ${listPlaces(place, catalogue)}` }]
  if (chapter.topics.includes(topic)) return []
  return [{ field: 'topic', message: `"${topic}" is no topic of ${place}; its topics: ${chapter.topics.join('; ')}` }]
}

/** The chapters of the subject that is meant; if there is none with this name, the subjects. */
function listPlaces(place: string, { subjects, findSubject }: Catalogue): string {
  const [key = ''] = place.split('/')
  const subject = findSubject(key)
  return subject
    ? `there are: ${subject.chapters.map(({ id }) => `${key}/${id}`).join(', ')}`
    : `the subjects are: ${subjects.map((subject) => subject.key).join(', ')}`
}

function findOptionMistakes({ options, optionFigures }: Texts): QuestionMistake[] {
  const formula = optionFigures ? options.findIndex((option) => option.includes('$')) : -1
  if (formula !== -1) {
    const message = `option ${'ABCD'[formula]} is drawn, so its text is read aloud: say it in words, without formulas`
    return [{ field: 'options', rest: [formula], message }]
  }
  const seen = options.map(normalizeOption)
  return seen.flatMap((option, index): QuestionMistake[] => {
    const first = seen.indexOf(option)
    if (first === index) return []
    return [
      { field: 'options', rest: [index], message: `option ${'ABCD'[index]} is the same as option ${'ABCD'[first]}` },
    ]
  })
}

function findTexMistakes(question: Texts): QuestionMistake[] {
  return listTexts(question).flatMap(({ text, ...place }): QuestionMistake[] => {
    const message = findTexMistake(text)
    return message ? [{ ...place, message }] : []
  })
}

/** The texts of drawn options are read aloud, so they need no italics. */
function findNameMistakes(question: Texts): QuestionMistake[] {
  return listTexts(question).flatMap(({ text, ...place }): QuestionMistake[] =>
    question.optionFigures && place.field === 'options'
      ? []
      : findPlainNames(text).map((name) => ({
          ...place,
          message: `"${name}" is the scientific name of an organism, so it is in italics: write $\\textit{${name}}$`,
        })),
  )
}
