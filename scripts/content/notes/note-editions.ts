import { type FlowingNote, makeFlowing } from './flowing/make-flowing.ts'
import { checkHeader } from './note-header.ts'
import { checkNoteSize } from './note-size.ts'
import type { NoteSource } from './note-sources.ts'
import type { CompiledNote, Typst } from './typst.ts'
import { compileCached, isCached, isCompiled, makeCached } from './typst-cache.ts'

const FLOWING = 'flowing-notes'

export type Editions = Omit<CompiledNote, 'header'> & {
  header: ReturnType<typeof checkHeader>
  flowing: FlowingNote
}

/** Both editions of a note, read from the cache or added to it. @throws ContentMistakes */
export async function makeEditions(typst: Typst, { file, place, inputs, code }: NoteSource): Promise<Editions> {
  const compiled = await compileCached('notes', inputs, () => typst.compile(file))
  const header = checkHeader(compiled.header, file, place.split('/').slice(0, 2).join('/'))
  const flowing = await makeCached(FLOWING, [code, ...inputs], () =>
    makeFlowing(typst.compileFlowing(file), file, header.lang),
  )
  checkNoteSize(compiled.pdf, flowing.html, file)
  return { ...compiled, header, flowing }
}

export function hasEditions({ inputs, code }: NoteSource): boolean {
  return isCompiled('notes', inputs) && isCached(FLOWING, [code, ...inputs])
}
