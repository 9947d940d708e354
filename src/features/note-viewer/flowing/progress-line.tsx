import { type RefObject, useEffect, useRef } from 'react'
import { measureProgress } from './measure-progress.ts'

/** A line at the top of the window that grows as the text is read. It adds nothing to what the scroll bar says. */
export function ProgressLine({ of }: { of: RefObject<HTMLElement | null> }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      frame = 0
      if (of.current) line.current?.style.setProperty('transform', `scaleX(${measureProgress(of.current)})`)
    }
    const ask = () => {
      frame ||= requestAnimationFrame(draw)
    }
    ask()
    addEventListener('scroll', ask, { passive: true })
    addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', ask)
      removeEventListener('resize', ask)
    }
  }, [of])
  return <div aria-hidden="true" className="note-progress print:hidden" ref={line} />
}
