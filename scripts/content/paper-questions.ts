import { findMarksFault, type PaperSource } from '../../domain/papers.ts'
import { OPTION_LETTERS, type Quiz } from '../../domain/quiz.ts'
import type { Mistake } from './mistakes.ts'
import { toTypst } from './tex-to-typst.ts'
import type { YamlSource } from './yaml-source.ts'

/** Where a text was written: the path to it in the paper's own file. */
type Path = readonly PropertyKey[]

/** All texts are Typst markup. */
export type PaperQuestion = { number: number; marks: number; at: Path } & (
  | { kind: 'choice'; question: string; options: string[]; answer: string; explanation: string }
  | { kind: 'written'; question: string; answer: string; or?: { question: string; answer: string } | undefined }
)

type Unnumbered = PaperQuestion extends infer Q ? (Q extends PaperQuestion ? Omit<Q, 'number'> : never) : never

/** The questions of each part, numbered through the paper, those of the bank drawn and set in Typst. */
export function gatherQuestions(
  source: YamlSource<PaperSource>,
  quizzes: Quiz[],
  mistakes: Mistake[],
): PaperQuestion[][] {
  const drawn = new Set<string>()
  const report = (at: Path, message: string) => mistakes.push({ file: source.file, line: source.lineOf(at), message })

  const draw = (quizId: string, id: string, at: Path): Unnumbered[] => {
    const quiz = quizzes.find((each) => each.id === quizId)
    const question = quiz?.questions.find((each) => each.id === id)
    if (!question) {
      report(at, quiz ? `the quiz ${quizId} has no question "${id}"` : `there is no quiz "${quizId}"`)
      return []
    }
    if (drawn.has(`${quizId} ${id}`)) report(at, `the question "${id}" is in this paper twice`)
    drawn.add(`${quizId} ${id}`)
    try {
      return [
        {
          kind: 'choice',
          at,
          marks: question.marks,
          question: toTypst(question.question),
          options: question.options.map(toTypst),
          answer: OPTION_LETTERS[question.correctAnswer] ?? '',
          explanation: toTypst(question.explanation),
        },
      ]
    } catch (error) {
      report(at, `the question "${id}" cannot be printed: ${error instanceof Error ? error.message : String(error)}`)
      return []
    }
  }

  let number = 0
  return source.value.parts.map((part, partIndex) => {
    const at = (...rest: PropertyKey[]): Path => ['parts', partIndex, ...rest]
    const questions: Unnumbered[] = [
      ...(part.bank ?? []).flatMap(({ quiz, ids }, index) =>
        ids.flatMap((id, place) => draw(quiz, id, at('bank', index, 'ids', place))),
      ),
      ...(part.choices ?? []).map((choice, index) => {
        if (new Set(choice.options).size !== choice.options.length) {
          report(at('choices', index, 'options'), 'two options are the same')
        }
        return { kind: 'choice' as const, at: at('choices', index), ...choice }
      }),
      ...(part.written ?? []).map((question, index) => {
        const texts = [[question, []] as const, ...(question.or ? [[question.or, ['or']] as const] : [])]
        for (const [text, path] of texts) {
          const worth = findMarksFault(text.question, 'worth', question.marks)
          if (worth) report(at('written', index, ...path, 'question'), worth)
          const earns = findMarksFault(text.answer, 'earns', question.marks)
          if (earns) report(at('written', index, ...path, 'answer'), earns)
        }
        return { kind: 'written' as const, at: at('written', index), ...question }
      }),
    ]
    return questions.map((question) => {
      number += 1
      return { ...question, number }
    })
  })
}
