import type { FlowingNoteOutline, NoteSection } from '#domain/catalogue/flowing-note.ts'
import type { Passage } from '#domain/catalogue/passage.ts'
import { ContentMistakes } from '#scripts/content/mistakes.ts'
import type { FlowingSource } from '../typst.ts'
import { breakParts } from './break-parts.ts'
import { changeTree, classesOf } from './change-tree.ts'
import { writeFormulas } from './formulas.ts'
import { type HtmlNode, makeElement } from './html-tree.ts'
import { joinWords } from './join-words.ts'
import { listPassages } from './list-passages.ts'
import { markNepali } from './mark-languages.ts'
import { openPlaces } from './name-places.ts'
import { openPictures } from './pictures.ts'
import { keepSigns, placeFormulas } from './place-formulas.ts'
import { SameQuestion } from './question-ids.ts'
import { PaperOnlyStyle, tidyElement } from './tidy-elements.ts'
import { writeHtml } from './write-html.ts'

/** The flowing edition of a note. `html` is the inside of the page's article, with its title. */
export type FlowingNote = Omit<FlowingNoteOutline, 'sections'> & {
  html: string
  sections: Omit<NoteSection, 'page'>[]
  /** Their ids, in their order. */
  questions: string[]
  passages: Passage[]
}

/** @throws ContentMistakes for a formula or a style that the page cannot show, and for a repeated question. */
export function makeFlowing(source: FlowingSource, file: string, lang: 'en' | 'ne'): FlowingNote {
  const pictures = openPictures()
  const places = openPlaces()
  const formulas = writeFormulas(source.formulas, file)
  try {
    const set = changeTree(source.body, placeFormulas(formulas))
    const tidied = changeTree(set, tidyElement)
    const drawn = mapRaw(tidied, (markup) => (markup.startsWith('<svg') ? pictures.compact(markup) : markup))
    const boxed = changeTree(joinWords(drawn), (element) => [
      classesOf(element).includes('picture')
        ? makeElement('div', { class: 'scroll picture-box' }, [element])
        : { ...element, children: keepSigns(element.children) },
    ])
    const broken = breakParts(boxed)
    const named = changeTree(lang === 'ne' ? broken : markNepali(broken), places.change)
    const html = pictures.writeGlyphs() + writeHtml(changeTree(named, places.relink))
    const passages = listPassages(named)
    return { html, lang, sections: places.sections, questions: places.questions(), passages }
  } catch (error) {
    if (!(error instanceof PaperOnlyStyle) && !(error instanceof SameQuestion)) throw error
    throw new ContentMistakes([{ file, line: 0, message: error.message }])
  }
}

function mapRaw(nodes: HtmlNode[], change: (markup: string) => string): HtmlNode[] {
  return nodes.map((node) => {
    if (node.type === 'raw') return { ...node, value: change(node.value) }
    return node.type === 'element' ? { ...node, children: mapRaw(node.children, change) } : node
  })
}
