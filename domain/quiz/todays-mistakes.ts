type Today = { questions: readonly { id: string }[]; reviewedToday: number }

/** The notebook's questions for today without those that were answered since. */
export function withoutAnswered<Stored extends Today>(today: Stored, answered: ReadonlySet<string>): Stored {
  const questions = today.questions.filter(({ id }) => !answered.has(id))
  const reviewedToday = today.reviewedToday + today.questions.length - questions.length
  return { ...today, questions, reviewedToday }
}
