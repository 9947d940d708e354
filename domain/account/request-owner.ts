/** By which a request says whose it is: the id of the student for whom a page makes it. */
export const STUDENT_HEADER = 'x-student-id'

/** To a page that still shows a student who is signed out, when another has signed in since. */
export const OTHER_STUDENT = 'Another student is signed in on this device now.'
