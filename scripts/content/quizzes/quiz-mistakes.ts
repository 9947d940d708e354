import { basename, dirname } from 'node:path'
import { listTexts } from '../../../domain/quiz/question-texts.ts'
import { MIXED_SUBJECTS } from '../../../domain/quiz/quiz.ts'
import type { Mistake } from '../mistakes.ts'
import { findTexMistake } from '../papers/tex.ts'
import type { Catalogue } from '../subjects.ts'
import type { SectionSource } from './exam-format.ts'
import { findGiveaways } from './giveaways.ts'
import { findMockMistakes } from './mock-mistakes.ts'
import { normalizeOption, normalizeStem } from './question-text.ts'
import type { QuestionFile, WrittenQuiz } from './written-quizzes.ts'

type Question = SectionSource['questions'][number]

/** Checks what the schema cannot, over all quizzes: for example that each question is asked only once. */
export function findQuizMistakes(quizzes: WrittenQuiz[], catalogue: Catalogue): Mistake[] {
  const stems = new Map<string, string>()
  return quizzes.flatMap((quiz) => {
    const { file, value, lineOf } = quiz.source
    const isMock = 'exam' in value
    const isMixed = isMock && value.subject === MIXED_SUBJECTS.key
    const ids = new Set<string>()
    return [
      ...(isMixed || catalogue.findSubject(value.subject)
        ? []
        : [{ file, line: lineOf(['subject']), message: `there is no subject "${value.subject}"` }]),
      ...findMockMistakes(quiz),
      ...quiz.questionFiles.flatMap((questionFile) =>
        questionFile.source.value.questions.flatMap((question, index) => {
          const at = (field: keyof Question, ...rest: PropertyKey[]) =>
            questionFile.source.lineOf(['questions', index, field, ...rest])
          return [
            ...findRepetitions(question, questionFile, { ids, stems }),
            // Without its exam profile the topics of a section are not known.
            ...(isMock && !questionFile.section ? [] : findPlaceMistakes(question, questionFile, catalogue)),
            ...findOptionMistakes(question),
            ...findTexMistakes(question),
          ].map(({ field, rest = [], message }) => ({
            file: questionFile.source.file,
            line: at(field, ...rest),
            message,
          }))
        }),
      ),
      ...findGiveaways(quiz),
    ]
  })
}

/** A mistake, and the field of the question that has it. */
type QuestionMistake = { field: keyof Question; rest?: PropertyKey[]; message: string }

function findRepetitions(
  { id, question }: Question,
  { source }: QuestionFile,
  { ids, stems }: { ids: Set<string>; stems: Map<string, string> },
): QuestionMistake[] {
  const mistakes: QuestionMistake[] = []
  if (ids.has(id)) mistakes.push({ field: 'id', message: `the question id "${id}" is there twice in this quiz` })
  ids.add(id)

  const stem = normalizeStem(question)
  const earlier = stems.get(stem)
  if (earlier) mistakes.push({ field: 'question', message: `this question is asked already in ${earlier}` })
  else stems.set(stem, `${basename(dirname(source.file))}/${basename(source.file)} (${id})`)
  return mistakes
}

/** The topic must be one of the chapter or, if the catalogue has no chapter for the section, one of the exam profile. */
function findPlaceMistakes(
  { chapter: place, topic }: Question,
  { section }: QuestionFile,
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

/** The chapters of the subject that is meant; where there is none of this name, the subjects. */
function listPlaces(place: string, { subjects, findSubject }: Catalogue): string {
  const [key = ''] = place.split('/')
  const subject = findSubject(key)
  return subject
    ? `there are: ${subject.chapters.map(({ id }) => `${key}/${id}`).join(', ')}`
    : `the subjects are: ${subjects.map((subject) => subject.key).join(', ')}`
}

function findOptionMistakes({ options, optionFigures }: Question): QuestionMistake[] {
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

function findTexMistakes(question: Question): QuestionMistake[] {
  return listTexts(question).flatMap(({ text, ...place }): QuestionMistake[] => {
    const message = findTexMistake(text)
    return message ? [{ ...place, message }] : []
  })
}
