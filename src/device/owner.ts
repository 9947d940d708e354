/** Stands for the id of a student where a visitor has made an entry. */
export const GUEST = 'guest'
