import { type RefObject, useLayoutEffect, useState } from 'react'
import type { TextMatch, TextPlace } from '../find/find-text.ts'
import { type Place, toPlace } from './page-content.ts'

type Props = {
  sheet: RefObject<HTMLElement | null>
  /** The elements of the page's runs of text, after they are rendered. */
  runs: readonly HTMLElement[] | null
  matches: readonly TextMatch[]
  /** The index of the current match; -1 if it is not on this page. */
  current: number
}

type Mark = { place: Place; isCurrent: boolean }

/**
 * The matches on a page, marked as with a pen. They are positioned in parts of the page, so that they grow and shrink
 * with it; after a rotation they are made again.
 */
export function PageMarks({ sheet, runs, matches, current }: Props) {
  const [marks, setMarks] = useState<readonly Mark[]>([])

  useLayoutEffect(() => {
    const box = sheet.current?.getBoundingClientRect()
    setMarks(
      box && runs
        ? matches.flatMap((match, index) =>
            placesOf(match, runs, box).map((place) => ({ place, isCurrent: index === current })),
          )
        : [],
    )
  }, [sheet, runs, matches, current])

  return (
    <div aria-hidden="true" className="pdf-marks pointer-events-none absolute inset-0">
      {marks.map(({ place, isCurrent }) => (
        <span
          className={`absolute rounded-[2px] ${isCurrent ? 'pdf-mark-current' : 'pdf-mark'}`}
          data-current={isCurrent}
          key={`${place.left}/${place.top}`}
          style={place}
        />
      ))}
    </div>
  )
}

/** One mark for each line of the match. */
function placesOf({ start, end }: TextMatch, runs: readonly HTMLElement[], box: DOMRect): Place[] {
  const range = document.createRange()
  const [first, last] = [letterAt(runs, start), letterAt(runs, end)]
  if (!first || !last) return []
  range.setStart(...first)
  range.setEnd(...last)
  return [...range.getClientRects()].flatMap((rect) =>
    rect.width > 0
      ? [
          toPlace(
            { x: (rect.left - box.left) / box.width, y: (rect.top - box.top) / box.height },
            { x: (rect.right - box.left) / box.width, y: (rect.bottom - box.top) / box.height },
          ),
        ]
      : [],
  )
}

function letterAt(runs: readonly HTMLElement[], { run, offset }: TextPlace): [Text, number] | null {
  const text = runs[run]?.firstChild
  return text instanceof Text ? [text, Math.min(offset, text.length)] : null
}
