import { relative } from 'node:path'
import { countOf } from '../../domain/plural.ts'
import { projectFolder } from './places.ts'

/** One mistake in a source, where its author can find it. Lines count from 1; 0 means the file as a whole. */
export type Mistake = { file: string; line: number; message: string }

/** Content with mistakes is not built: this carries all of them to whoever asked for it. */
export class ContentMistakes extends Error {
  override readonly name = 'ContentMistakes'
  readonly mistakes: Mistake[]

  constructor(mistakes: Mistake[]) {
    super(mistakes.map(describeMistake).join('\n'))
    this.mistakes = mistakes
  }
}

/** What `read` gives; or nothing, and its mistakes are added to the others, so that an author sees all at once. */
export function collectMistakes<T>(mistakes: Mistake[], read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    addMistakes(mistakes, error)
    return undefined
  }
}

/** Adds the mistakes that an error carries; throws again what is no mistake in the content. */
export function addMistakes(mistakes: Mistake[], error: unknown): void {
  if (!(error instanceof ContentMistakes)) throw error
  mistakes.push(...error.mistakes)
}

export function describeMistake({ file, line, message }: Mistake): string {
  const place = relative(projectFolder, file)
  return line > 0 ? `${place}:${line}: ${message}` : `${place}: ${message}`
}

/** For a command: says where the mistakes are and ends it. */
export function exitWithMistakes(error: unknown, outcome: string): never {
  if (!(error instanceof ContentMistakes)) throw error
  const { mistakes } = error
  for (const mistake of mistakes) console.error(describeMistake(mistake))
  console.error(`${countOf(mistakes.length, 'mistake')} in the content: ${outcome}`)
  process.exit(1)
}
