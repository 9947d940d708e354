import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { collectMistakes, type Mistake } from '../mistakes.ts'
import type { Catalogue } from '../subjects.ts'
import { readYaml } from '../yaml-source.ts'
import { listTypstSources } from './typst.ts'

/** The words of a chapter. Spellings that count as the same are separated by a bar. */
const BoardWords = z.record(z.string(), z.array(z.string().check(z.minLength(1))).check(z.minLength(1)))

/**
 * Examiners look for the words of the curriculum. content/words/{subject}.yaml lists them by chapter, and the notes of the
 * chapter, all together, must use each.
 */
export function findMissingWords(catalogue: Catalogue, content: string): Mistake[] {
  const folder = join(content, 'words')
  if (!existsSync(folder)) return []
  const mistakes: Mistake[] = []
  for (const name of readdirSync(folder).sort()) {
    const list = collectMistakes(mistakes, () => readYaml(join(folder, name), BoardWords))
    if (!list) continue
    const subject = basename(name, '.yaml')
    for (const [chapter, words] of Object.entries(list.value)) {
      const line = list.lineOf([chapter])
      if (!catalogue.findChapter(`${subject}/${chapter}`)) {
        mistakes.push({ file: list.file, line, message: `there is no chapter "${subject}/${chapter}"` })
        continue
      }
      const missing = listMissing(words, join(content, 'notes', subject, chapter))
      if (missing.length === 0) continue
      const message = `the notes of ${subject}/${chapter} lack words of the board: ${missing.join(', ')}`
      mistakes.push({ file: list.file, line, message })
    }
  }
  return mistakes
}

/** A chapter without a note lacks no words. */
function listMissing(words: readonly string[], folder: string): string[] {
  if (!existsSync(folder)) return []
  const text = reduce(
    listTypstSources(folder)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  )
  return words.filter((word) => !word.split('|').some((spelling) => text.includes(reduce(spelling))))
}

/** Without Typst's markup: stars and underscores in words, line ends, capitals. */
function reduce(text: string): string {
  return text.replace(/[*_]/g, '').replace(/\s+/g, ' ').toLowerCase()
}
