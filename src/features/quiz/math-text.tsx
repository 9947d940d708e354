import { useEffect, useLayoutEffect, useRef } from 'react'
import { hasMath, splitMath } from '../../../domain/math-text.ts'
import { loadKatex, useKatex } from './katex-loader.ts'

/** Text with TeX between single dollars; everything else is shown as it stands. */
export function MathText({ text }: { text: string }) {
  const isNeeded = hasMath(text)
  useEffect(() => {
    if (isNeeded) void loadKatex()
  }, [isNeeded])
  if (!isNeeded) return text
  return splitMath(text).map(({ isMath, text, start }) => (isMath ? <Formula key={start} tex={text} /> : text))
}

/** Set before the browser paints, so nothing jumps. Until the typesetter is there, the source stands in its place. */
function Formula({ tex }: { tex: string }) {
  const ref = useRef<HTMLSpanElement>(null)
  const katex = useKatex()
  useLayoutEffect(() => {
    if (katex && ref.current) katex.render(tex, ref.current, { throwOnError: false, strict: 'ignore' })
  }, [katex, tex])
  return katex ? <span className="[&_.katex]:text-[1.1em]!" ref={ref} /> : <span className="text-soft">{tex}</span>
}
