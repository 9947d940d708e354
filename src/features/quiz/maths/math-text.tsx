import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Option } from '#domain/quiz/answers.ts'
import { FigurePicture } from './figure-picture.tsx'
import { loadKatex, useTypesetter } from './katex-loader.ts'
import { hasMath, splitMath } from './split-math.ts'

/**
 * A text with TeX between single dollars. Another text is another element, because a browser that translates the page
 * replaces the text of this one.
 */
export function MathText({ text }: { text: string }) {
  const isNeeded = hasMath(text)
  useEffect(() => {
    if (isNeeded) void loadKatex()
  }, [isNeeded])
  if (!isNeeded) return <span key={text}>{text}</span>
  return (
    <span key={text}>
      {splitMath(text).map((part) =>
        part.kind === 'math' ? (
          <Formula key={part.start} tail={part.tail} tex={part.tex} />
        ) : (
          <span key={part.start}>{part.text}</span>
        ),
      )}
    </span>
  )
}

/** Typeset before the browser paints, so that nothing moves. Until KaTeX is loaded the TeX source is shown. */
function Formula({ tex, tail }: { tex: string; tail: string }) {
  const ref = useRef<HTMLSpanElement>(null)
  const typeset = useTypesetter()
  useLayoutEffect(() => {
    const node = ref.current
    if (!typeset || !node) return
    node.replaceChildren(typeset(tex, tail))
    // A browser can break the line between a formula and the following full stop, unless both are in one inline box.
    const boxes = node.querySelectorAll('.katex-base')
    const last = boxes.item(boxes.length - 1) ?? node
    last.append(tail)
  }, [typeset, tex, tail])
  return typeset ? (
    <span className="[&_.katex]:text-[1.1em]!" ref={ref} translate="no" />
  ) : (
    <span className="text-soft" translate="no">
      {tex + tail}
    </span>
  )
}

/** An option: its text with formulas, or its drawing, which the text describes. */
export function OptionText({ option: { text, svg } }: { option: Option }) {
  return svg === undefined ? <MathText text={text} /> : <FigurePicture alt={text} svg={svg} />
}
