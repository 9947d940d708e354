import { createHash } from 'node:crypto'
import { classesOf } from './change-tree.ts'
import type { HtmlElement, HtmlNode } from './html-tree.ts'

/** Two questions of a note that have the same text. */
export class SameQuestion extends Error {
  override readonly name = 'SameQuestion'
}

/**
 * Gives every question of a note an id, by which students' marks are stored. It is a hash of what the question asks,
 * with its formulas and without spaces. So it stays the same when other parts of the note change, when questions are
 * added, moved or renumbered, and when the answer or its marks change. A question that asks something else is another
 * question.
 */
export function openQuestionIds() {
  const texts = new Map<string, string>()
  return {
    claim(question: HtmlElement): string {
      const text = textAsked(question).replace(/\s+/g, ' ').trim()
      const asked = text.replace(/\s/g, '').toLowerCase()
      const id = createHash('sha256').update(asked).digest('hex').slice(0, 8)
      if (texts.has(id)) throw new SameQuestion(`two questions ask the same: "${text}"`)
      texts.set(id, text)
      return id
    },
    list: () => [...texts.keys()],
  }
}

/** The text of the question, without its number, its marks and its answer. */
function textAsked(node: HtmlNode): string {
  if (node.type === 'text') return node.value
  if (node.type === 'raw') return node.value.startsWith('<math') ? node.value.replace(/<[^>]*>/g, ' ') : ''
  const isAsked = node.tag !== 'details' && !classesOf(node).some((name) => NOT_ASKED.has(name))
  return isAsked ? node.children.map(textAsked).join('') : ''
}

const NOT_ASKED: ReadonlySet<string> = new Set(['question-number', 'marks', 'question-marks'])
