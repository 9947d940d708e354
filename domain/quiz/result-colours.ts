export type Colour = 'green' | 'yellow' | 'orange' | 'red'

/**
 * The colour of a score on the page of a result. `score` is in percent. There is no pass mark, only these colours and
 * the sentences of result-message.ts.
 */
export function resultColour(score: number): Colour {
  return score >= 80 ? 'green' : score >= 60 ? 'yellow' : 'red'
}

/** The colour of a score in the history of attempts and in the list of recent activity. */
export function historyColour(score: number): Colour {
  return score >= 90 ? 'green' : score >= 75 ? 'yellow' : score >= 60 ? 'orange' : 'red'
}
