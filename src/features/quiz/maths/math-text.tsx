import { useEffect, useLayoutEffect, useRef } from 'react'
import { loadKatex, useTypesetter } from './katex-loader.ts'
import { hasMath, splitMath } from './split-math.ts'

/** Text with TeX between single dollars; everything else is shown as it stands. */
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

/** Set before the browser paints, so nothing jumps. Until the typesetter is there, the source stands in its place. */
function Formula({ tex, tail }: { tex: string; tail: string }) {
  const ref = useRef<HTMLSpanElement>(null)
  const typeset = useTypesetter()
  useLayoutEffect(() => {
    const node = ref.current
    if (!typeset || !node) return
    node.replaceChildren(typeset(tex))
    // A browser breaks the line between a formula's box and the full stop after it, unless both are in one box.
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
