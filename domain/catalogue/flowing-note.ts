/** A heading of a note, for its list of contents. `page` is the page of the PDF on which it begins. */
export type NoteSection = { id: string; number: string; title: string; level: 1 | 2; page: number }

/** The data of a note's flowing edition, besides its text. */
export type FlowingNoteOutline = { lang: 'en' | 'ne'; sections: NoteSection[] }
