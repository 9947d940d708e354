import { useEffect, useLayoutEffect, useRef } from 'react'
import { loadKatex, useTypesetter } from './katex-loader.ts'
import { hasMath, splitMath } from './split-math.ts'

/** A text with TeX between single dollars. */
export function MathText({ text }: { text: string }) {
  const isNeeded = hasMath(text)
  useEffect(() => {
    if (isNeeded) void loadKatex()
  }, [isNeeded])
  if (!isNeeded) return text
  return splitMath(text).map((part) =>
    part.kind === 'math' ? <Formula key={part.start} tail={part.tail} tex={part.tex} /> : part.text,
  )
}

/** Typeset before the browser paints, so that nothing moves. Until KaTeX is loaded the TeX source is shown. */
function Formula({ tex, tail }: { tex: string; tail: string }) {
  const ref = useRef<HTMLSpanElement>(null)
  const typeset = useTypesetter()
  useLayoutEffect(() => {
    const node = ref.current
    if (!typeset || !node) return
    node.replaceChildren(typeset(tex))
    // A browser can break the line between a formula and the full stop after it, unless both are in one inline box.
    const boxes = node.querySelectorAll('.katex-base')
    const last = boxes.item(boxes.length - 1) ?? node
    last.append(tail)
  }, [typeset, tex, tail])
  return typeset ? (
    <span className="[&_.katex]:text-[1.1em]!" ref={ref} />
  ) : (
    <span className="text-soft">
      {tex}
      {tail}
    </span>
  )
}
