/** An option is a text in an author's file, and an object with an id in the browser. */
type Texts = { question: string; options: readonly (string | { text: string })[]; explanation?: string }

/** A text of a question, with the path to it in the question. */
export type QuestionText = { field: keyof Texts; rest?: number[]; text: string }

/**
 * The texts of a question that can contain TeX. The content build checks each of them, and the player loads KaTeX if
 * one has a formula. Add every new text of a question here. The browser gets a question without its explanation.
 */
export function listTexts({ question, options, explanation }: Texts): QuestionText[] {
  return [
    { field: 'question', text: question },
    ...options.map(
      (option, index): QuestionText => ({
        field: 'options',
        rest: [index],
        text: typeof option === 'string' ? option : option.text,
      }),
    ),
    ...(explanation === undefined ? [] : [{ field: 'explanation' as const, text: explanation }]),
  ]
}
