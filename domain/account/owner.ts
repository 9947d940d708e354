/** The owner of a visitor's work on a device. A student's entries have the student's id instead. */
export const GUEST = 'guest'
/** How long a device keeps a visitor's work. */
export const GUEST_WORK_DAYS = 60

/** The answer to a request without a session. */
export const SIGN_IN_FIRST = 'Please sign in first.'

/** The request header with the id of the student for whom the page makes the request. */
export const STUDENT_HEADER = 'x-student-id'

/** The answer to such a request if another student has signed in since then. */
export const OTHER_STUDENT = 'Another student is signed in on this device now.'
