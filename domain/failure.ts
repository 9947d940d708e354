export type FailureCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'other-student'
  | 'not-found'
  | 'conflict'
  | 'too-many-requests'

/** A failure that we know and have words for: its message is written for the student. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode

  constructor(code: FailureCode, message: string) {
    super(message)
    this.code = code
  }
}

export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again later.'
