import {
  type BoardQuestion,
  LONG_FROM_MARKS,
  type NoteQuestions,
  type SubjectQuestions,
} from '#domain/catalogue/board-questions.ts'
import type { SubjectSource } from '#domain/catalogue/catalogue.ts'
import { cutText } from '#domain/graphemes.ts'
import { toLatinDigits } from '#domain/numbers.ts'
import { classesOf } from './flowing/change-tree.ts'
import { formulaText } from './flowing/formula-text.ts'
import { findElement, type HtmlNode, readBody, textOf } from './flowing/html-tree.ts'
import { escapeText } from './mathml/element.ts'
import type { BuiltNote } from './notes.ts'

/** As many characters of a question are shown in a list. */
const TEXT_MAX = 220
/** The questions at the end of a note. Problems and checks have a further class. */
const QUESTION = /<section class="box question" id="question-([0-9a-f]{8})">([\s\S]*?)<\/section>/g
/** Of a chemical formula. */
const INDEX = /<(sub|sup)>([^<]*)<\/\1>/g
const FORMULA = /<math[\s\S]*?<\/math>/g

/** The questions in the notes of a subject, in the order of its chapters. */
export function listBoardQuestions(subject: SubjectSource, notes: readonly BuiltNote[]): SubjectQuestions {
  const listed = subject.chapters.flatMap(({ id: chapterId }) =>
    notes
      .filter((note) => note.subjectKey === subject.key && note.chapterId === chapterId)
      .map(({ id, flowing }): NoteQuestions => ({ chapterId, noteId: id, questions: readQuestions(flowing.html) }))
      .filter(({ questions }) => questions.length > 0),
  )
  const withQuestions = new Set(listed.map(({ chapterId }) => chapterId))
  return {
    chapters: subject.chapters
      .filter(({ id }) => withQuestions.has(id))
      .map(({ id, title, titleNepali, unit }) => ({
        id,
        title,
        ...(titleNepali && { titleNepali }),
        ...(unit && { unit }),
      })),
    notes: listed,
  }
}

/** @param html the text of a note, as its page shows it */
export function readQuestions(html: string): BoardQuestion[] {
  return [...html.matchAll(QUESTION)].map(([, id = '', body = '']) => {
    const text = body
      .replace(FORMULA, (formula) => escapeText(formulaText(formula)))
      .replace(INDEX, (_, tag, index) => formulaText(`<m${tag}><mi></mi><mn>${index}</mn></m${tag}>`))
      .replace(/<(?:br|p|li|div|td|th)\b/g, ' $&')
    const [asked] = readBody(`<body>${text.replace(/<details[\s\S]*/, '')}</body>`).flatMap(
      (node) => findElement(node, (element) => classesOf(element).includes('question-text')) ?? [],
    )
    const parts = asked?.children ?? []
    const marks = readMarks(parts)
    const isChoice = parts.some(isOfClass('option'))
    return {
      id,
      kind: isChoice ? 'choice' : marks !== null && marks >= LONG_FROM_MARKS ? 'long' : 'short',
      marks: isChoice ? 1 : marks,
      text: shorten(parts.filter((part) => !isOfClass('option')(part) && !isOfClass('marks')(part))),
    }
  })
}

const isOfClass = (name: string) => (node: HtmlNode) => node.type === 'element' && classesOf(node).includes(name)

/** From a line such as [5 marks] or [५ अङ्क]. */
function readMarks(parts: readonly HtmlNode[]): number | null {
  const line = parts.find(isOfClass('marks'))
  const [digits] = line ? (toLatinDigits(textOf(line)).match(/\d+/) ?? []) : []
  return digits === undefined ? null : Number(digits)
}

function shorten(parts: readonly HtmlNode[]): string {
  const text = parts.map(textOf).join(' ').replace(/\s+/g, ' ').trim()
  const cut = cutText(text, TEXT_MAX)
  return cut === text ? text : `${cut.replace(/\s+\S*$/, '')} …`
}
