import { Slug } from '../../../domain/catalogue/catalogue.ts'
import type { Catalogue } from '../subjects.ts'

/** A file to begin from, which passes the checks as it is. */
export type Skeleton = {
  file: string
  text: string
  /** What its author does after writing; {file} stands for the place. */
  next: string[]
  /** What to do when the file is there already. */
  otherwise: string
}

/** Where a skeleton is to stand; `today` is an ISO date. */
export type Room = { folder: string; catalogue: Catalogue; today: string }

/** Something that the asker must say otherwise. */
export class SkeletonProblem extends Error {}

/** @throws SkeletonProblem when a name cannot be that of a file of content. */
export function checkName(name: string): string {
  const parsed = Slug.safeParse(name)
  if (parsed.success) return name
  throw new SkeletonProblem(`"${name}" cannot be the name: use lower-case letters, digits and single hyphens.`)
}

/** `reading-a-graph` as `Reading a graph`. */
export function toTitle(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
