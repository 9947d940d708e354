import type { ChapterOutline } from './catalogue.ts'

/** Whether a chapter has notes or quizzes. */
export function hasContent({ notesCount, quizzes }: ChapterOutline): boolean {
  return notesCount > 0 || quizzes.length > 0
}

type Steps = { previous: ChapterOutline | undefined; next: ChapterOutline | undefined }

/**
 * The closest chapters before and after the one at `index` that have notes or quizzes. In a subject without any they
 * are the adjacent chapters.
 */
export function findSteps(chapters: readonly ChapterOutline[], index: number): Steps {
  const isStep = chapters.some(hasContent) ? hasContent : () => true
  return {
    previous: chapters.slice(0, index).findLast(isStep),
    next: chapters.slice(index + 1).find(isStep),
  }
}
