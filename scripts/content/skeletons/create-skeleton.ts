import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { planNote } from './skeleton-note.ts'
import { planQuiz } from './skeleton-quiz.ts'
import { planBlog, planPaper } from './skeleton-texts.ts'
import { type Room, type Skeleton, SkeletonProblem } from './skeletons.ts'

export const PLANS = { note: planNote, quiz: planQuiz, paper: planPaper, blog: planBlog }
export type Kind = keyof typeof PLANS

/** Writes a skeleton, but overwrites no file. @throws SkeletonProblem */
export function createSkeleton(kind: Kind, name: string | undefined, room: Room): Skeleton {
  const skeleton = PLANS[kind](name, room)
  mkdirSync(dirname(skeleton.file), { recursive: true })
  try {
    writeFileSync(skeleton.file, skeleton.text, { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const place = relative(dirname(room.folder), skeleton.file)
    throw new SkeletonProblem(`${place} is there already and stays as it is. ${skeleton.otherwise}`)
  }
  return skeleton
}

export function isKind(text: string | undefined): text is Kind {
  return text !== undefined && Object.hasOwn(PLANS, text)
}
