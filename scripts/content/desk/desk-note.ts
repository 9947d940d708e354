import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentMistakes, type Mistake } from '../mistakes.ts'
import { explainDifference } from '../notes/compare/check-texts.ts'
import { compareTexts } from '../notes/compare/compare-texts.ts'
import { readPdfText } from '../notes/compare/read-pdf-text.ts'
import { findSlips, findWrongChapter } from '../notes/find-slips.ts'
import { type FlowingNote, makeFlowing } from '../notes/flowing/make-flowing.ts'
import { checkHeader } from '../notes/note-header.ts'
import { findPartMistakes } from '../notes/note-mistakes.ts'
import { checkNoteSize } from '../notes/note-size.ts'
import { openTypst } from '../notes/typst.ts'
import { findSamplesIn, joinSamples } from '../skeletons/sample-texts.ts'
import { describeMistakes } from './describe-mistakes.ts'
import type { DeskNote } from './desk-types.ts'

type Editions = { pdf: Buffer | null; flowing: FlowingNote | null; lang: 'en' | 'ne' }

/** Compiles notes while they are written. Keeps the last result of each: its PDF and its page. */
export function openNotes(content: string) {
  const typst = openTypst(content)
  const editions = new Map<string, Editions>()
  let looks = 0

  /** Both editions are made as far as possible. Each reports its own mistakes. */
  const look = async (file: string): Promise<DeskNote> => {
    const path = join(content, file)
    const source = readFileSync(path, 'utf8')
    const place = file.split('/').slice(1, 3).join('/')
    const wrongChapter = findWrongChapter(source, place)
    const slips = [...wrongChapter, ...findSlips(source)].map((mistake) => ({ file: path, ...mistake }))
    const parts = findPartMistakes(source).map((mistake) => ({ file: path, ...mistake }))
    const mistakes: Mistake[] = [...slips, ...parts]
    const collect = (error: unknown) => {
      if (!(error instanceof ContentMistakes)) throw error
      // The compiler's message about a slip says less than the mistake that was found in its line. For a wrong chapter
      // it has no line.
      const isSaid = ({ line }: Mistake) =>
        slips.some((each) => each.line === line) || (line === 0 && wrongChapter.length > 0)
      mistakes.push(...error.mistakes.filter((mistake) => !isSaid(mistake)))
      return null
    }
    const compiled = await typst.compile(path, source).catch(collect)
    const before = editions.get(file)
    let lang = before?.lang ?? 'en'
    let flowing: FlowingNote | null = null
    if (compiled) {
      try {
        lang = checkHeader(compiled.header, path, place).lang
        flowing = makeFlowing(typst.compileFlowing(path, source), path, lang)
        const difference = compareTexts(await readPdfText(compiled.pdf), flowing.html, lang)
        mistakes.push(...explainDifference(difference, path))
        checkNoteSize(compiled.pdf, flowing.html, path)
      } catch (error) {
        collect(error)
      }
    }
    mistakes.sort((one, other) => one.line - other.line)
    mistakes.push(...joinSamples(findSamplesIn(path)))
    typst.forget()
    looks += 1
    // The previous result is shown until a mistake is corrected.
    editions.set(file, { pdf: compiled?.pdf ?? before?.pdf ?? null, flowing: flowing ?? before?.flowing ?? null, lang })
    const old = { paper: !compiled && !!before?.pdf, phone: !flowing && !!before?.flowing }
    return {
      file,
      edition: looks,
      pages: compiled?.pages ?? null,
      old,
      mistakes: describeMistakes(mistakes, path, source),
    }
  }
  return {
    look,
    /** The files that were made last. */
    read: (file: string): Editions => editions.get(file) ?? { pdf: null, flowing: null, lang: 'en' },
  }
}
