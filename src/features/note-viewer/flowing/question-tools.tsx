import type { ComponentProps } from 'react'
import { QuestionMarks } from './question-marks.tsx'
import { useChoices } from './use-choices.ts'

/** The controls that the script adds to the questions of a text. */
export function QuestionTools(props: ComponentProps<typeof QuestionMarks>) {
  useChoices(props.of, props.lang)
  return <QuestionMarks {...props} />
}
