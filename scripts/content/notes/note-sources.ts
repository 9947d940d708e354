import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Mistake } from '../mistakes.ts'
import type { Catalogue } from '../subjects.ts'
import { findSlips, findWrongChapter } from './find-slips.ts'
import { listTypstSources } from './typst.ts'
import { hashCode, hashShared } from './typst-cache.ts'

type Subject = NonNullable<ReturnType<Catalogue['findSubject']>>
type Chapter = NonNullable<ReturnType<Catalogue['findChapter']>>

/** A note before it is compiled, as plain data that can be sent to a thread. */
export type NoteSource = {
  file: string
  content: string
  /** The path below content/notes without its ending: `{subject}/{chapter}/{name}`. */
  place: string
  subject: Subject
  chapter: Chapter
  /** Everything that the PDF depends on. */
  inputs: string[]
  /** A hash of the code that makes the flowing edition. */
  code: string
}

/**
 * The notes of a content folder that can be compiled, in a fixed order. The mistakes of the others are added to
 * `mistakes`.
 */
export function readSources(catalogue: Catalogue, content: string, mistakes: Mistake[]): NoteSource[] {
  const folder = join(content, 'notes')
  const shared = hashShared(folder)
  const code = hashCode(join(import.meta.dirname, 'flowing'), join(import.meta.dirname, 'mathml'))
  return listTypstSources(folder).flatMap((file) => {
    const path = relative(folder, file)
    const parts = path.replace(/\.typ$/, '').split(sep)
    const [subjectKey = '', chapterId = ''] = parts
    const subject = catalogue.findSubject(subjectKey)
    const chapter = catalogue.findChapter(`${subjectKey}/${chapterId}`)
    if (parts.length !== 3 || !subject || !chapter) {
      const message = 'a note lies at content/notes/{subject}/{chapter}/{name}.typ of the catalogue'
      mistakes.push({ file, line: 0, message })
      return []
    }
    const source = readFileSync(file, 'utf8')
    const slips = [...findWrongChapter(source, `${subjectKey}/${chapterId}`), ...findSlips(source)]
    mistakes.push(...slips.map((mistake) => ({ file, ...mistake })))
    if (slips.length > 0) return []
    const inputs = [shared, JSON.stringify(subject), path, source]
    return [{ file, content, place: parts.join('/'), subject, chapter, inputs, code }]
  })
}
