import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export const TIMES = 10

/** Nine copies of every note with other titles. */
export function multiplyNotes(content: string): void {
  const notes = join(content, 'notes')
  for (const path of readdirSync(notes, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('notes.typ')) continue
    const text = readFileSync(join(notes, path), 'utf8')
    for (let copy = 2; copy <= TIMES; copy++) {
      const target = join(notes, dirname(path), `${basename(path, '.typ')}-${copy}.typ`)
      writeFileSync(target, text.replace(/(title: "[^"]*)"/, `$1, part ${copy}"`))
    }
  }
}

/** Nine copies of every quiz and mock exam, with other ids and first words of questions. */
export function multiplyQuizzes(content: string): void {
  const quizzes = join(content, 'quizzes')
  for (const entry of readdirSync(quizzes, { withFileTypes: true })) {
    const source = join(quizzes, entry.name)
    for (let copy = 2; copy <= TIMES; copy++) {
      const target = join(quizzes, `${basename(entry.name, '.yaml')}-${copy}${entry.isDirectory() ? '' : '.yaml'}`)
      cpSync(source, target, { recursive: true })
      const files = entry.isDirectory() ? readdirSync(target).map((name) => join(target, name)) : [target]
      for (const file of files) writeFileSync(file, varyQuestions(readFileSync(file, 'utf8'), copy))
    }
  }
}

function varyQuestions(text: string, copy: number): string {
  return text
    .replace(/^( {2}- id: )(\S+)/gm, `$1v${copy}-$2`)
    .replace(/^( {4}question: [>|][-+]?\n)( +)/gm, `$1$2(Variant ${copy}) `)
    .replace(/^( {4}question: )(?![>|])(['"]?)/gm, `$1$2(Variant ${copy}) `)
}
