import { basename, dirname } from 'node:path'
import { MIXED_SUBJECTS } from '#domain/quiz/quiz.ts'
import type { Mistake } from '../mistakes.ts'
import type { Catalogue } from '../subjects.ts'
import { findGiveaways } from './giveaways.ts'
import { findMockMistakes } from './mock-mistakes.ts'
import { findPlaceMistakes, findTextMistakes, type Question, type QuestionMistake } from './question-mistakes.ts'
import { normalizeStem } from './question-text.ts'
import type { QuestionFile, WrittenQuiz } from './written-quizzes.ts'

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
            // Without its exam profile the topics of a section are unknown.
            ...(isMock && !questionFile.section ? [] : findPlaceMistakes(question, questionFile.section, catalogue)),
            ...findTextMistakes(question),
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
