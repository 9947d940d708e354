/** The expected failures, with the code under which the API reports each of them. */
export const FAILURE_CODES = {
  invalid: 'BAD_REQUEST',
  unauthenticated: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  'not-found': 'NOT_FOUND',
  'unknown-version': 'UNPROCESSABLE_CONTENT',
  conflict: 'CONFLICT',
  'other-student': 'PRECONDITION_FAILED',
  'too-many-requests': 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const
export type FailureCode = keyof typeof FAILURE_CODES

/** An expected failure. Its message is written for the student. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode

  constructor(code: FailureCode, message: string) {
    super(message)
    this.code = code
  }
}

/** The message for a student when the worker cannot answer. */
export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again later.'
export const NO_DATABASE = 'We cannot reach the database right now. Please try again in a moment.'
export const NO_QUIZZES = 'We cannot load the quizzes right now. Please try again in a moment.'
