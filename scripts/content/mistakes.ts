import { relative, resolve } from 'node:path'
import { countOf } from '#domain/numbers.ts'
import { projectFolder } from '../set-up/files.mjs'

/** A mistake in a source file. Lines count from 1; line 0 is the whole file. */
export type Mistake = { file: string; line: number; message: string }

/** Thrown with all mistakes, because content with mistakes is not built. */
export class ContentMistakes extends Error {
  override readonly name = 'ContentMistakes'
  readonly mistakes: Mistake[]

  constructor(mistakes: Mistake[]) {
    super(mistakes.map(describeMistake).join('\n'))
    this.mistakes = mistakes
  }
}

/**
 * The result of `read`; or undefined, and then its mistakes are added to `mistakes`, so that authors see all at once.
 */
export function collectMistakes<T>(mistakes: Mistake[], read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    addMistakes(mistakes, error)
    return undefined
  }
}

/** Whether a mistake is in this file. */
export function relatedTo(file: string): (mistake: Mistake) => boolean {
  return (mistake) => resolve(mistake.file) === resolve(file)
}

/** Adds the mistakes of a ContentMistakes error. Any other error is thrown again. */
export function addMistakes(mistakes: Mistake[], error: unknown): void {
  if (!(error instanceof ContentMistakes)) throw error
  mistakes.push(...error.mistakes)
}

export function describeMistake({ file, line, message }: Mistake): string {
  const place = relative(projectFolder, file)
  return line > 0 ? `${place}:${line}: ${message}` : `${place}: ${message}`
}

/** Prints the mistakes, and ends the process with an error. */
export function exitWithMistakes(error: unknown, outcome: string): never {
  if (!(error instanceof ContentMistakes)) throw error
  const { mistakes } = error
  for (const mistake of mistakes) console.error(describeMistake(mistake))
  console.error(`${countOf(mistakes.length, 'mistake')} in the content: ${outcome}`)
  process.exit(1)
}
