import { relative } from 'node:path'
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

export function describeMistake({ file, line, message }: Mistake): string {
  const place = relative(projectFolder, file)
  return line > 0 ? `${place}:${line}: ${message}` : `${place}: ${message}`
}
