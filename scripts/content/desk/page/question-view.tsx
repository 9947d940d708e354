import { countOf } from '#domain/numbers.ts'
import type { Option } from '#domain/quiz/answers.ts'
import { withNamespace } from '#domain/quiz/figure.ts'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import { FigurePicture } from '#src/features/quiz/maths/figure-picture.tsx'
import { MathText, OptionText } from '#src/features/quiz/maths/math-text.tsx'
import type { DeskQuestion } from '../desk-types.ts'

/** A question as students see it, with its answer and explanation. */
export function QuestionView({ question }: { question: DeskQuestion }) {
  const { id, chapter, topic, difficulty, marks, answer } = question
  return (
    <div className="flex flex-col gap-3">
      <p>
        <MathText text={question.question} />
      </p>
      {question.figure && (
        <div>
          <FigurePicture alt={question.figure.alt} svg={withNamespace(question.figure.svg.trim())} />
        </div>
      )}
      <ul className="flex flex-col gap-1">
        {OPTION_LETTERS.map((letter, index) => (
          <li
            className={`flex gap-3 rounded-sm border px-3 py-2 ${letter === answer ? 'border-green/60' : 'border-transparent'}`}
            key={letter}
          >
            <span className="font-semibold text-soft">{letter}</span>
            <span className="min-w-0 grow">
              <OptionText option={readOption(question, index)} />
            </span>
            {letter === answer && <span className="text-13 text-green">Right answer</span>}
          </li>
        ))}
      </ul>
      <div>
        <h3 className="text-13 text-faint">Explanation</h3>
        <p className="text-pretty">
          <MathText text={question.explanation} />
        </p>
      </div>
      <p className="text-13 text-faint">
        {[id, chapter, topic, difficulty, countOf(marks, 'mark')].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

function readOption({ options, optionFigures }: DeskQuestion, index: number): Option {
  const svg = optionFigures?.[index]
  const text = options[index] ?? ''
  return { id: String(index), text, ...(svg !== undefined && { svg: withNamespace(svg.trim()) }) }
}
