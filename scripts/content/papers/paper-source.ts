import { describeDuration, describeMarks, PATTERN_NAMES, type PaperSource } from './paper-format.ts'
import type { PaperQuestion, Path } from './paper-questions.ts'
import { quote } from './quote.ts'

/** `places` maps lines of the generated text to the markup in the paper's file that begins there, in the order of lines. */
export type PaperTypst = { text: string; places: { line: number; at: Path; markup: string }[] }

export const PAPER_IMPORT = '#import "/papers/_template.typ": *'

type Draft = ReturnType<typeof openDraft>
type Markup = [at: Path, markup: string]

/** Writes the Typst source of a paper: the questions, then on new pages the key, the explanations and the marking hints. */
export function writePaper(paper: PaperSource, parts: PaperQuestion[][]): PaperTypst {
  const draft = openDraft()
  const isWritten = parts.flat().some(({ kind }) => kind === 'written')
  // If all questions are short, they are set in two columns as one sequence, so that no part leaves empty space.
  const columns = isWritten ? 1 : 2
  draft.write(PAPER_IMPORT, `#show: paper.with(${describeCover(paper, parts, columns)})`)

  draft.write(`#columns(${columns}, gutter: 9mm)[`)
  paper.parts.forEach(({ title, note, text }, index) => {
    const questions = parts[index] ?? []
    const sum = describeMarks(questions.map(({ marks }) => marks))
    draft.write(`#part(${quote(title)}, sum: ${quote(sum)}, note: ${note ? quote(note) : 'none'})`)
    if (text) draft.call('#passage', [['parts', index, 'text'], text])
    questions.forEach((question, place) => {
      writeQuestion(draft, question, questions, place)
    })
  })
  draft.write(']', `#answers(hints: ${isWritten})`)

  paper.parts.forEach(({ title }, index) => {
    const choices = (parts[index] ?? []).filter((question) => question.kind === 'choice')
    if (choices.length === 0) return
    draft.write(`#key(${quote(title)}, ${choices.map(({ number, answer }) => `(${number}, "${answer}")`).join(', ')})`)
  })
  draft.write(`#columns(${columns}, gutter: 9mm)[`)
  paper.parts.forEach(({ title }, index) => {
    draft.write(`#answer-part(${quote(title)})`)
    for (const question of parts[index] ?? []) writeAnswer(draft, question)
  })
  draft.write(']')
  return draft.finish()
}

function openDraft() {
  const lines: string[] = []
  const places: PaperTypst['places'] = []
  const write = (...added: string[]) => {
    lines.push(...added.flatMap((text) => text.split('\n')))
  }
  return {
    write,
    /** Writes markup on lines of its own, because lists need that, and so that mistakes can be mapped to their lines. */
    call(name: string, ...bodies: Markup[]) {
      bodies.forEach(([at, markup], index) => {
        write(index === 0 ? `${name}[` : '][')
        places.push({ line: lines.length + 1, at, markup })
        write(markup)
      })
      write(']')
    },
    finish: (): PaperTypst => ({ text: `${lines.join('\n')}\n`, places }),
  }
}

function writeQuestion(draft: Draft, question: PaperQuestion, all: PaperQuestion[], place: number) {
  const { number, marks, at } = question
  if (question.kind === 'written') {
    draft.call(`#written(${number}, ${marks})`, [[...at, 'question'], question.question])
    if (question.or) draft.call('#alternative', [[...at, 'or', 'question'], question.or.question])
    return
  }
  const { passage } = question
  if (passage && passage !== passageOf(all[place - 1])) {
    const end = all.findIndex((other, index) => index > place && passageOf(other) !== passage)
    draft.call(`#passage(from: ${number}, to: ${all.at(end === -1 ? -1 : end - 1)?.number})`, [at, passage])
  }
  const options = question.options.map((option, index): Markup => [[...at, 'options', index], option])
  draft.call(`#choice(${number})`, [[...at, 'question'], question.question], ...options)
}

function passageOf(question: PaperQuestion | undefined): string | undefined {
  return question?.kind === 'choice' ? question.passage : undefined
}

function writeAnswer(draft: Draft, question: PaperQuestion) {
  const { number, marks, at } = question
  if (question.kind === 'choice') {
    draft.call(`#reason(${number}, "${question.answer}")`, [[...at, 'explanation'], question.explanation])
    return
  }
  draft.call(`#hint(${number}, ${marks})`, [[...at, 'answer'], question.answer])
  if (question.or) draft.call('#alternative-hint', [[...at, 'or', 'answer'], question.or.answer])
}

function describeCover(paper: PaperSource, parts: PaperQuestion[][], columns: number): string {
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
  const numbers = { year, 'full-marks': fullMarks, questions: parts.flat().length, columns }
  return [
    ...Object.entries(texts).map(([name, text]) => `${name}: ${quote(text)}`),
    ...Object.entries(numbers).map(([name, number]) => `${name}: ${number}`),
    `instructions: (${instructions.map(quote).join(', ')},)`,
  ].join(', ')
}
