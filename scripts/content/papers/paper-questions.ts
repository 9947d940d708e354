import type { Question, Quiz } from '#domain/quiz/quiz.ts'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import { findShortAnswer } from '../answer-length.ts'
import type { Mistake } from '../mistakes.ts'
import type { YamlSource } from '../yaml-source.ts'
import { drawFigure } from './draw-figure.ts'
import { findMarksMistake, type PaperPart, type PaperSource, splitPassage } from './paper-format.ts'
import { toTypst } from './tex-to-typst.ts'

/** The path to a text in the paper's own file. */
export type Path = readonly PropertyKey[]

type Place = { number: number; marks: number; at: Path /** Its id, if it is one of the bank. */; bankId?: string }
type Choice = {
  kind: 'choice'
  /** A passage above this question. Neighbouring questions can share it. */
  passage?: string
  question: string
  options: string[]
  answer: string
  explanation: string
}
type Alternative = { question: string; answer: string }
type Written = Alternative & { kind: 'written'; or?: Alternative | undefined }

/** All texts are Typst markup. */
export type PaperQuestion = Place & (Choice | Written)
type Unnumbered = Omit<Place, 'number'> & (Choice | Written)

type Report = (at: Path, message: string) => void

/** The questions of each part, numbered through the whole paper, with those from quizzes converted to Typst. */
export function gatherQuestions(
  { file, value, lineOf }: YamlSource<PaperSource>,
  quizzes: Quiz[],
  mistakes: Mistake[],
): PaperQuestion[][] {
  const report: Report = (at, message) => mistakes.push({ file, line: lineOf(at), message })
  const draw = openBank(quizzes, report)
  let number = 0
  return value.parts.map((part, index) => {
    const at: Path = ['parts', index]
    const questions = [
      ...(part.bank ?? []).flatMap(({ quiz, ids }, draws) =>
        ids.flatMap((id, place) => draw(quiz, id, [...at, 'bank', draws, 'ids', place])),
      ),
      ...readChoices(part, at, report),
      ...readWritten(part, at, report),
    ]
    // Answers in a language paper can be single words, or say what to look for in an essay.
    if (value.subject !== 'English') reportShortAnswers(questions, report)
    return questions.map((question) => {
      number += 1
      return { ...question, number }
    })
  })
}

function reportShortAnswers(questions: Unnumbered[], report: Report): void {
  for (const question of questions) {
    if (question.kind !== 'written') continue
    for (const [text, at] of [
      [question, question.at],
      [question.or, [...question.at, 'or']],
    ] as const) {
      const message = text && findShortAnswer(text.answer, question.marks)
      if (message) report([...at, 'answer'], message)
    }
  }
}

/** Takes a question of the bank, or reports why it cannot. */
function openBank(quizzes: Quiz[], report: Report) {
  const drawn = new Set<string>()
  return (quizId: string | undefined, id: string, at: Path): Unnumbered[] => {
    const named = quizzes.filter((each) => quizId === undefined || each.id === quizId)
    const question = named.flatMap(({ questions }) => questions).find((each) => each.id === id)
    if (!question) {
      const missing =
        quizId === undefined ? `there is no question "${id}" in the bank` : `the quiz ${quizId} has no question "${id}"`
      report(at, named.length > 0 ? missing : `there is no quiz "${quizId}"`)
      return []
    }
    if (drawn.has(id)) report(at, `the question "${id}" is in this paper already`)
    drawn.add(id)
    const { passage, stem } = splitPassage(question.question)
    try {
      return [
        {
          kind: 'choice',
          at,
          bankId: id,
          marks: question.marks,
          ...(passage && { passage: toTypst(passage) }),
          question: [toTypst(stem), ...(question.figure ? [drawFigure(question.figure)] : [])].join('\n\n'),
          options: question.options.map(({ text, svg }) =>
            svg === undefined ? toTypst(text) : drawFigure({ svg, alt: text }),
          ),
          answer: letterOf(question),
          explanation: toTypst(question.explanation),
        },
      ]
    } catch (error) {
      report(at, `the question "${id}" cannot be printed: ${error instanceof Error ? error.message : String(error)}`)
      return []
    }
  }
}

function letterOf({ options, correctAnswer }: Question): string {
  return OPTION_LETTERS[options.findIndex(({ id }) => id === correctAnswer)] ?? ''
}

function readChoices({ choices = [] }: PaperPart, part: Path, report: Report): Unnumbered[] {
  return choices.map((choice, index) => {
    const at = [...part, 'choices', index]
    if (new Set(choice.options).size !== choice.options.length) report([...at, 'options'], 'two options are the same')
    return { kind: 'choice', at, ...choice }
  })
}

function readWritten({ written = [] }: PaperPart, part: Path, report: Report): Unnumbered[] {
  return written.map((question, index) => {
    const at = [...part, 'written', index]
    const check = (text: Alternative, place: Path) => {
      for (const [field, call] of [
        ['question', 'worth'],
        ['answer', 'earns'],
      ] as const) {
        const mistake = findMarksMistake(text[field], call, question.marks)
        if (mistake) report([...place, field], mistake)
      }
    }
    check(question, at)
    if (question.or) check(question.or, [...at, 'or'])
    return { kind: 'written', at, ...question }
  })
}
