/** The type of a past paper for students: no paper of ours is itself the examination of a board or an institute. */
export function describePaperType(type: string): string {
  return type.endsWith(' Exam') ? `${type} pattern` : type
}
