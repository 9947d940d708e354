import type { ChapterOutline } from './catalogue.ts'

/** Whether there is anything to read or to practise in a chapter. */
export function hasContent({ notesCount, quizzes }: ChapterOutline): boolean {
  return notesCount > 0 || quizzes.length > 0
}

type Steps = { previous: ChapterOutline | undefined; next: ChapterOutline | undefined }

/**
 * The nearest chapters before and after the one at `index` that have something to read or to practise. In a subject in
 * which no chapter has anything they are the chapters beside it.
 */
export function findSteps(chapters: readonly ChapterOutline[], index: number): Steps {
  const isStep = chapters.some(hasContent) ? hasContent : () => true
  return {
    previous: chapters.slice(0, index).findLast(isStep),
    next: chapters.slice(index + 1).find(isStep),
  }
}
