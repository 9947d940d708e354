import { describeDuration, describeMarks, PATTERN_NAMES, type PaperSource } from '../../domain/papers.ts'
import type { PaperQuestion } from './paper-questions.ts'

/** A stretch of generated Typst, and the path in the paper's file to what stands there. */
type Place = { line: number; at: readonly PropertyKey[] }

/** `places` are in the order of their lines; a text begins on the line itself. */
export type PaperTypst = { text: string; places: Place[] }

/** The Typst source of a paper: questions first, then on new pages the key, explanations and marking hints. */
export function writePaper(paper: PaperSource, parts: PaperQuestion[][]): PaperTypst {
  const lines: string[] = []
  const places: Place[] = []
  const write = (...added: string[]) => lines.push(...added.flatMap((text) => text.split('\n')))
  /** A call with markup of an author's on lines of its own: lists need it, and mistakes are found again. */
  const call = (name: string, ...bodies: [at: Place['at'], markup: string][]) => {
    bodies.forEach(([at, markup], index) => {
      write(index === 0 ? `${name}[` : '][')
      places.push({ line: lines.length + 1, at })
      write(markup)
    })
    write(']')
  }

  write('#import "/papers/_template.typ": *', `#show: paper.with(${describeCover(paper, parts)})`)

  // Short questions alone are set in two columns, one run of them, so that no part leaves a hole.
  const columns = parts.flat().some(({ kind }) => kind === 'written') ? 1 : 2
  write(`#columns(${columns}, gutter: 9mm)[`)
  paper.parts.forEach((part, index) => {
    const questions = parts[index] ?? []
    const sum = describeMarks(questions.map(({ marks }) => marks))
    write(`#part(${quote(part.title)}, sum: ${quote(sum)}, note: ${part.note ? quote(part.note) : 'none'})`)
    if (part.text) call('#passage', [['parts', index, 'text'], part.text])
    for (const question of questions) {
      const { number, marks, at } = question
      if (question.kind === 'choice') {
        const options = question.options.map((text, place): [Place['at'], string] => [[...at, 'options', place], text])
        call(`#choice(${number})`, [[...at, 'question'], question.question], ...options)
      } else {
        call(`#written(${number}, ${marks})`, [[...at, 'question'], question.question])
        if (question.or) call('#alternative', [[...at, 'or', 'question'], question.or.question])
      }
    }
  })
  write(']', '#answers()')

  paper.parts.forEach((part, index) => {
    const choices = (parts[index] ?? []).filter((question) => question.kind === 'choice')
    if (choices.length === 0) return
    write(`#key(${quote(part.title)}, ${choices.map(({ number, answer }) => `(${number}, "${answer}")`).join(', ')})`)
  })
  write(`#columns(${columns}, gutter: 9mm)[`)
  paper.parts.forEach((part, index) => {
    write(`#answer-part(${quote(part.title)})`)
    for (const question of parts[index] ?? []) {
      const { number, marks, at } = question
      if (question.kind === 'choice') {
        call(`#reason(${number}, "${question.answer}")`, [[...at, 'explanation'], question.explanation])
      } else {
        call(`#hint(${number}, ${marks})`, [[...at, 'answer'], question.answer])
        if (question.or) call('#alternative-hint', [[...at, 'or', 'answer'], question.or.answer])
      }
    }
  })
  write(']')
  return { text: `${lines.join('\n')}\n`, places }
}

function describeCover(paper: PaperSource, parts: PaperQuestion[][]): string {
  const { title, description, subject, board, type, year, duration, fullMarks, penalty, instructions } = paper
  const texts = {
    title,
    description,
    subject,
    board,
    type,
    pattern: PATTERN_NAMES[board],
    duration: describeDuration(duration),
    penalty: penalty ? `−${penalty} each` : 'No marks lost',
  }
  const numbers = { year, 'full-marks': fullMarks, questions: parts.flat().length }
  return [
    ...Object.entries(texts).map(([name, text]) => `${name}: ${quote(text)}`),
    ...Object.entries(numbers).map(([name, number]) => `${name}: ${number}`),
    `instructions: (${instructions.map(quote).join(', ')},)`,
  ].join(', ')
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}
