import { useEffect, useRef } from 'react'
import { layOutSheet, SHEET_COLUMNS, type SheetCell } from '#domain/quiz/answer-sheet.ts'
import { listSections } from '#domain/quiz/exam-sections.ts'
import type { PublicQuiz } from '#domain/quiz/quiz.ts'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import './answer-sheet.css'

// In millimetres, on A4 with margins of 8 mm.
const WIDTH = 194
const HEIGHT = 280
const TOP = 44
const COLUMN = WIDTH / SHEET_COLUMNS
const ROW_MAX = 7

/** The answer sheet as it is printed. */
export function AnswerSheetScreen({ quiz, onLeave }: { quiz: PublicQuiz; onLeave: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <PageHead title={`Answer sheet of ${quiz.title}`} />
      <div className="flex flex-col gap-1">
        <h1 className="text-24 outline-none" ref={heading} tabIndex={-1}>
          Answer sheet
        </h1>
        <p className="text-soft">
          One page of A4. Mark it while you read the questions, and enter your marks afterwards.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button className="grow sm:grow-0" icon="printer" onClick={() => print()}>
          Print
        </Button>
        <Button className="grow sm:grow-0" icon="arrow-left" kind="secondary" onClick={onLeave}>
          Back to the instructions
        </Button>
      </div>
      <div className="overflow-hidden rounded-sm p-4" style={{ background: '#fff' }}>
        <AnswerSheet quiz={quiz} />
      </div>
    </div>
  )
}

/** An answer sheet to print: a row of four bubbles for each question, by section. Always dark on white. */
function AnswerSheet({ quiz }: { quiz: PublicQuiz }) {
  const { cells, rows } = layOutSheet(listSections(quiz))
  const height = Math.min(ROW_MAX, (HEIGHT - TOP - 4) / rows)
  return (
    <svg
      aria-label={`Answer sheet with ${quiz.questions.length} rows of four bubbles, A to D`}
      className="h-auto w-full"
      data-answer-sheet
      role="img"
      style={{ background: '#fff', color: '#000', forcedColorAdjust: 'none' }}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <Corners />
      <text fill="#000" fontSize="6" fontWeight="600" x="8" y="8">
        {quiz.title}
      </text>
      <Field label="Name" width={92} x={8} y={20} />
      <Field label="Date" width={40} x={106} y={20} />
      <Field label="Marks" width={34} x={152} y={20} />
      <g fill="#000" fontSize="3.2">
        <circle cx="10" cy="31" fill="#000" r="1.8" />
        <text x="14" y="32.1">
          Fill one bubble in each row, with a dark pen. A row without a mark costs nothing.
        </text>
      </g>
      <line stroke="#000" strokeWidth="0.3" x1="0" x2={WIDTH} y1="38" y2="38" />
      {cells.map((cell) => (
        <Line cell={cell} height={height} key={cell.kind === 'heading' ? cell.text : cell.number} />
      ))}
    </svg>
  )
}

/** Squares in the corners, by which a photo of the sheet can be put straight. */
function Corners() {
  const places = [
    [0, 0],
    [WIDTH - 4, 0],
    [0, HEIGHT - 4],
    [WIDTH - 4, HEIGHT - 4],
  ] as const
  return places.map(([x, y]) => <rect fill="#000" height="4" key={`${x} ${y}`} width="4" x={x} y={y} />)
}

function Field({ label, x, y, width }: { label: string; x: number; y: number; width: number }) {
  return (
    <g fill="#000" fontSize="3.2">
      <text x={x} y={y}>
        {label}
      </text>
      <line stroke="#000" strokeWidth="0.3" x1={x + 12} x2={x + width} y1={y + 0.5} y2={y + 0.5} />
    </g>
  )
}

function Line({ cell, height }: { cell: SheetCell; height: number }) {
  const x = cell.column * COLUMN
  const middle = TOP + cell.row * height + height / 2
  const size = Math.min(3.4, height * 0.72)
  if (cell.kind === 'heading') {
    return (
      <text fill="#000" fontSize={size} fontWeight="600" x={x + 4} y={middle + size * 0.36}>
        {cell.text}
      </text>
    )
  }
  const radius = Math.min(2.4, height * 0.43)
  return (
    <g>
      <text fill="#000" fontSize={size} textAnchor="end" x={x + 11} y={middle + size * 0.36}>
        {cell.number}
      </text>
      {OPTION_LETTERS.map((letter, index) => (
        <g key={letter}>
          <circle cx={x + 17 + index * 7.6} cy={middle} fill="none" r={radius} stroke="#000" strokeWidth="0.25" />
          <text fill="#555" fontSize={size * 0.8} textAnchor="middle" x={x + 17 + index * 7.6} y={middle + size * 0.29}>
            {letter}
          </text>
        </g>
      ))}
    </g>
  )
}
