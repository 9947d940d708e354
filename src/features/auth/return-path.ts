import { safeReturnPath as choose } from '../../../domain/account/return-path.ts'

/** Where to go after signing in: the page the student came from, if it is one of ours. */
export function safeReturnPath(from: string | undefined): string {
  return choose(from, location.origin)
}
