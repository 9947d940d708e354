import type { Option } from '#domain/quiz/answers.ts'
import { FigurePicture } from './figure-picture.tsx'
import { MathText } from './math-text.tsx'

/** An option: its text with formulas, or its drawing, which the text describes. */
export function OptionText({ option: { text, svg } }: { option: Option }) {
  return svg === undefined ? <MathText text={text} /> : <FigurePicture alt={text} svg={svg} />
}
