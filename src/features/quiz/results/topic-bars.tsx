import { useState } from 'react'
import type { TopicMarks } from '#domain/quiz/result-breakdown.ts'
import { resultColour } from '#domain/quiz/result-colours.ts'
import { usePrinting } from '#src/platform/page/printing.ts'
import { Button } from '#src/ui/button.tsx'
import { TEXT_COLOURS } from '#src/ui/text-colours.ts'

const SHOWN_AT_FIRST = 8

/** Marks by topic, the weakest first. */
export function TopicBars({ topics }: { topics: readonly TopicMarks[] }) {
  const [isAsked, setAsked] = useState(false)
  const isPrinting = usePrinting()
  const isWhole = isAsked || isPrinting || topics.length <= SHOWN_AT_FIRST + 2
  return (
    <section aria-labelledby="marks-by-topic" className="card flex flex-col gap-4 p-4 sm:p-6">
      <h2 className="text-20" id="marks-by-topic">
        Marks by topic
      </h2>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {(isWhole ? topics : topics.slice(0, SHOWN_AT_FIRST)).map((sum) => (
          <TopicBar key={sum.topic} {...sum} />
        ))}
      </ul>
      {!isWhole && (
        <Button
          className="self-start"
          kind="secondary"
          onClick={() => setAsked(true)}
          size="small"
        >{`Show all ${topics.length} topics`}</Button>
      )}
    </section>
  )
}

function TopicBar({ topic, earned, total }: TopicMarks) {
  const share = total === 0 ? 0 : earned / total
  return (
    <li className={`flex flex-col gap-1 ${TEXT_COLOURS[resultColour(share * 100)]}`}>
      <p className="flex justify-between gap-4 text-ink">
        <span>{topic}</span>
        <span className="tabular shrink-0 text-soft">
          <span>{`${earned}/${total}`}</span>
          <span className="sr-only"> marks</span>
        </span>
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-current" data-fill style={{ width: `${share * 100}%` }} />
      </div>
    </li>
  )
}
