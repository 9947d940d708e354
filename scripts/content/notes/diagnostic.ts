/** A message of the compiler, with its place if there is one; lines and characters count from 0. */
export type Diagnostic = {
  message: string
  path?: string
  range?: { start: { line: number; character?: number } } | null
}
