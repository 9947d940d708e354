/** The type of a past paper for students. None of our papers is an original paper of a board or an institute. */
export function describePaperType(type: string): string {
  return type.endsWith(' Exam') ? `${type} pattern` : type
}
