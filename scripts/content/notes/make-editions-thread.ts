import { ContentMistakes } from '../mistakes.ts'
import { handleItems } from '../threads.ts'
import { makeEditions } from './note-editions.ts'
import type { NoteSource } from './note-sources.ts'
import { openTypst, type Typst } from './typst.ts'

let typst: Typst | undefined

handleItems(async (source: NoteSource) => {
  typst ??= openTypst(source.content)
  try {
    await makeEditions(typst, source)
  } catch (error) {
    // The main thread compiles this note again, and reports its mistakes.
    if (!(error instanceof ContentMistakes)) throw error
  }
  typst.forget()
})
