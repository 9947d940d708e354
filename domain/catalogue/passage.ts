/** `formula` is a list of formulas, `facts` a list of facts, `section` a heading. */
export type PassageKind = 'definition' | 'law' | 'theorem' | 'formula' | 'facts' | 'section' | 'table' | 'derivation'

/** A place in a note that has a name, so that the search can lead to it. */
export type Passage = {
  kind: PassageKind
  /** Of its element on the page of the note. */
  id: string
  title: string
  /** Of a heading. Without it the passage belongs to the heading before it. */
  level?: 1 | 2 | 3
  /** What the entries of a list are called. */
  labels?: string[]
}
