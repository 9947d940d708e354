/** A heading of a note, for its list of contents. `page` is the page of the PDF on which it begins. */
export type NoteSection = { id: string; number: string; title: string; level: 1 | 2; page: number }

/** A box, a figure or a table that can be linked to. `name` is empty where it has none of its own. */
export type NotePart = { id: string; kind: string; name: string }

/** What the flowing edition of a note has, besides its text. */
export type FlowingNoteOutline = { lang: 'en' | 'ne'; sections: NoteSection[]; parts: NotePart[] }
