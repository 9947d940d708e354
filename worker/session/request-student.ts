import { OTHER_STUDENT, SIGN_IN_FIRST, STUDENT_HEADER } from '#domain/account/owner.ts'
import { Failure } from '#domain/failure.ts'
import type { Database } from '../db/client.ts'
import { wantsSecureCookies } from './cookies.ts'
import { openSessions, type Student } from './sessions.ts'

/** The student for whom the page made a request, or null if the request does not say. */
export function readClaimedId(request: Request): string | null {
  return request.headers.get(STUDENT_HEADER)
}

/**
 * Refuses a request that was made for one student and has the session of another, or none: a page of the first student
 * may still be open. A request that names no student is for the signed-in one.
 */
export function checkClaim(claimedId: string | null, student: { id: string } | null): void {
  if (claimedId === null) return
  if (!student) throw new Failure('unauthenticated', SIGN_IN_FIRST)
  if (student.id !== claimedId) throw new Failure('other-student', OTHER_STUDENT)
}

/** The signed-in student, for an address that is no procedure. */
export async function findRequestStudent(
  request: Request,
  { db, now }: { db: Database; now: number },
): Promise<Student | null> {
  const sessions = openSessions(db, { secure: wantsSecureCookies(request), now })
  const token = sessions.readToken(request.headers.get('Cookie'))
  const student = token ? await sessions.findStudent(token) : null
  checkClaim(readClaimedId(request), student)
  return student
}
