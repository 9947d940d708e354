import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import type { Option } from '#domain/quiz/answers.ts'
import { TEXT_SCALES } from '#domain/quiz/quiz-settings.ts'
import { session } from '#src/platform/session/session.ts'
import { useQuizSettings } from '../quiz-settings.ts'
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
  const style = useTextScale()
  if (!isNeeded)
    return (
      <span key={text} style={style}>
        {text}
      </span>
    )
  return (
    <span key={text} style={style}>
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

/** The size that the student has chosen for questions, relative to the text around. */
function useTextScale(): CSSProperties | undefined {
  // Not from the context of the session, because the desk shows questions without one.
  const { textSize } = useQuizSettings(session.read().user?.uid ?? GUEST)
  return textSize === 'normal' ? undefined : { fontSize: `${TEXT_SCALES[textSize]}em` }
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
