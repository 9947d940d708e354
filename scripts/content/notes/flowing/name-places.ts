import type { NoteSection } from '#domain/catalogue/flowing-note.ts'
import { type Change, classesOf } from './change-tree.ts'
import { findElement, type HtmlElement, type HtmlNode, makeElement, textOf } from './html-tree.ts'
import { openQuestionIds } from './question-ids.ts'

/** A heading such as "Root" must not take the id of a part of the page (index.html, src/features/note-viewer/flowing). */
const IDS_OF_THE_PAGE = ['app', 'loading', 'main', 'root']

/** Gives an id to everything in a note that can be linked to, and adds the link itself. */
export function openPlaces() {
  const taken = new Set(IDS_OF_THE_PAGE)
  /** The ids of elements whose label is also an id of the page. */
  const renamed = new Map<string, string>()
  const counts = new Map<string, number>()
  const questions = openQuestionIds()
  const sections: Omit<NoteSection, 'page'>[] = []

  const claim = (wanted: string): string => {
    let id = wanted
    for (let copy = 2; taken.has(id); copy += 1) id = `${wanted}-${copy}`
    taken.add(id)
    return id
  }
  /** From the label that the author gave, otherwise from a name. */
  const claimFor = ({ attributes }: HtmlElement, name: string): string => {
    const id = claim(attributes.id ?? name)
    // Nothing else in the note has such an id, so every link to it is meant for the label.
    if (attributes.id !== undefined && IDS_OF_THE_PAGE.includes(attributes.id)) renamed.set(attributes.id, id)
    return id
  }
  const count = (kind: string): number => {
    const next = (counts.get(kind) ?? 0) + 1
    counts.set(kind, next)
    return next
  }

  const change: Change = (element) => {
    const level = /^h([234])$/.exec(element.tag)?.[1]
    if (level) return [nameHeading(element, Number(level) - 1)]
    if (element.tag === 'figure') return [nameFigure(element)]
    const [isBox, kind = ''] = classesOf(element)
    if (isBox !== 'box') return [element]
    return [kind === 'question' ? nameQuestion(element) : nameBox(element, kind)]
  }

  function nameHeading(element: HtmlElement, level: number): HtmlElement {
    const number = textOfClass(element, 'heading-number')
    const title = plainText(element).slice(number.length).trim()
    const id = claimFor(element, slugOf(title))
    if (level === 1 || level === 2) sections.push({ id, number, title, level })
    return linkClass({ ...element, attributes: { ...element.attributes, id } }, 'heading-number', id)
  }

  function nameFigure(element: HtmlElement): HtmlElement {
    const kind = classesOf(element).includes('with-table') ? 'table' : 'figure'
    const numbered = `${kind}-${count(kind)}`
    const id = claimFor(element, numbered)
    return linkClass({ ...element, attributes: { ...element.attributes, id } }, 'figure-number', id)
  }

  function nameBox(element: HtmlElement, kind: string): HtmlElement {
    const name = textOfClass(element, 'box-name')
    const id = claim(kind === 'example' || name === '' ? `${kind}-${count(kind)}` : `${kind}-${slugOf(name)}`)
    const named = { ...element, attributes: { ...element.attributes, id } }
    return linkClass(named, 'box-title', id)
  }

  /** The page adds the buttons for marking the question at the place of its last element. */
  function nameQuestion(element: HtmlElement): HtmlElement {
    const questionId = questions.claim(element)
    const id = claim(`question-${questionId}`)
    const marks = makeElement('div', { class: 'question-marks', 'data-question': questionId }, [])
    const children = [...element.children, marks]
    return linkClass({ ...element, attributes: { ...element.attributes, id }, children }, 'question-number', id)
  }

  /** Changes links to such a label into links to its new id. Call it when everything has its id. */
  const relink: Change = (element) => {
    const id = renamed.get(/^#(.*)$/.exec(element.attributes.href ?? '')?.[1] ?? '')
    return [id === undefined ? element : { ...element, attributes: { ...element.attributes, href: `#${id}` } }]
  }

  return { change, relink, sections, questions: questions.list }
}

/** Makes the number or the word at the beginning a link to its own place. */
function linkClass(element: HtmlElement, name: string, id: string): HtmlElement {
  let isDone = false
  const visit = (node: HtmlNode): HtmlNode => {
    if (node.type !== 'element' || isDone) return node
    if (!classesOf(node).includes(name)) return { ...node, children: node.children.map(visit) }
    isDone = true
    const [first, ...rest] = node.children
    return { ...node, children: first ? [makeElement('a', { href: `#${id}` }, [first]), ...rest] : [] }
  }
  return { ...element, children: element.children.map(visit) }
}

function textOfClass(element: HtmlElement, name: string): string {
  const found = findElement(element, (inner) => classesOf(inner).includes(name))
  return found ? plainText(found) : ''
}

/** With the letters of its formulas. */
function plainText(node: HtmlNode): string {
  if (node.type === 'raw') return node.value.startsWith('<math') ? node.value.replace(/<[^>]*>/g, '') : ''
  return node.type === 'text' ? textOf(node) : node.children.map(plainText).join('')
}

/** Letters of any script, so that a Nepali heading gives the name of its place. */
function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return slug === '' ? 'section' : slug
}
