import { Slug } from '#domain/catalogue/catalogue.ts'
import type { Catalogue } from '../subjects.ts'

/** A file to start with. It passes the checks as it is. */
export type Skeleton = {
  file: string
  text: string
  /** The next steps of the author; {file} is replaced by the path. */
  next: string[]
  /** What to do if the file exists already. */
  otherwise: string
}

/** The content folder for a skeleton; `today` is an ISO date. */
export type Room = { folder: string; catalogue: Catalogue; today: string }

/** A wrong argument of the command. The message says how to write it. */
export class SkeletonProblem extends Error {}

/** @throws SkeletonProblem if the name cannot be the name of a content file. */
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
