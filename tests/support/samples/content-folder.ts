import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { onTestFinished } from 'vitest'
import { loadContent } from '#scripts/content/content.ts'
import { ContentMistakes } from '#scripts/content/mistakes.ts'
import { contentFolder } from '#scripts/content/places.ts'
import { buildQuizzes } from '#scripts/content/quizzes/quizzes.ts'
import { readCatalogue } from '#scripts/content/subjects.ts'
import { type Files, SMALL } from './small-content.ts'

/** Writes files into a folder of their own, which is removed after the test. */
export function layContent(files: Files): string {
  const folder = openFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** A copy of the real content, to be changed. */
export function copyContent(): string {
  const folder = openFolder()
  cpSync(contentFolder, folder, { recursive: true, filter: (path) => path !== join(contentFolder, 'built') })
  return folder
}

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Every mistake that is found, as `path:line: message`; empty if there is none. */
export async function listMistakes(folder: string, read: (folder: string) => unknown): Promise<string[]> {
  try {
    await read(folder)
    return []
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error
    return error.mistakes.map(({ file, line, message }) => `${relative(folder, file)}:${line}: ${message}`)
  }
}

/** The small folder with one text replaced in one file. */
export function changeSmall(file: string, from: string, to: string): Files {
  const text = SMALL[file]
  if (!text?.includes(from)) throw new Error(`${file} does not hold ${from}`)
  return { ...SMALL, [file]: text.replace(from, () => to) }
}

export const findMistakes = (files: Files) => listMistakes(layContent(files), loadContent)

export const findQuizMistakes = (files: Files) =>
  listMistakes(layContent(files), (folder) => buildQuizzes(readCatalogue(folder), folder))
