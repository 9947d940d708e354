/** `formula` is a list of formulas, `facts` a list of facts, `section` a heading. */
export type PassageKind = 'definition' | 'law' | 'theorem' | 'formula' | 'facts' | 'section' | 'table' | 'derivation'

/** A named place in a note that the search can lead to. */
export type Passage = {
  kind: PassageKind
  /** The id of its element on the page of the note. */
  id: string
  title: string
  /** The level of a heading. A passage without it belongs to the heading before it. */
  level?: 1 | 2 | 3
  /** The names of the entries of a list. */
  labels?: string[]
}
