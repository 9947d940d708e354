/** The sentence under a result. `score` is in percent. */
export function resultMessage(score: number): string {
  if (score >= 90) return 'Excellent work! Outstanding performance!'
  if (score >= 80) return 'Great job! You did very well!'
  if (score >= 70) return 'Good work! Keep it up!'
  if (score >= 60) return "Not bad! There's room for improvement."
  return "Keep practicing! You'll get better with time."
}
