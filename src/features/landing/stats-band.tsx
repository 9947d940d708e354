import { useCallback, useEffect, useState } from 'react'
import { STATS } from '#content/site/landing.ts'
import { Icon } from '#src/ui/icon.tsx'
import { COUNT_MS, countUp } from './count-up.ts'
import { watchFirstView } from './first-view.ts'

const SEEN_AT = 0.2

/**
 * While the figures count up, the changing numbers are drawn over the fixed texts and hidden from screen readers, which
 * always read the fixed texts.
 */
export function StatsBand() {
  const { watch, progress } = useCountOnce()
  return (
    <section aria-label="Adhyayan in numbers" className="border-y border-line bg-surface" ref={watch}>
      <dl className="page grid grid-cols-2 gap-x-4 gap-y-8 py-8 md:grid-cols-4 lg:py-12">
        {STATS.map(({ label, value, icon, hue }) => (
          <div className="flex flex-col-reverse border-l border-strong pl-4" data-hue={hue} key={label}>
            <dt className="flex items-center gap-2 text-soft">
              <Icon className="size-4 text-hue" name={icon} />
              <span>{label}</span>
            </dt>
            <dd className="relative text-32 font-semibold lg:text-44">
              <span className={progress === null ? '' : 'opacity-0'}>{value}</span>
              {progress !== null && (
                <span aria-hidden="true" className="tabular absolute inset-0">
                  {countUp(value, progress)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** `progress` is from 0 to 1 while the figures count, and null before and after. */
function useCountOnce() {
  const [seen, setSeen] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)

  const watch = useCallback((band: HTMLElement | null) => {
    if (!band || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    return watchFirstView(band, SEEN_AT, () => setSeen(true))
  }, [])

  useEffect(() => {
    if (!seen) return undefined
    const start = performance.now()
    const count = (now: number) => {
      const share = (now - start) / COUNT_MS
      setProgress(share < 1 ? share : null)
      if (share < 1) frame = requestAnimationFrame(count)
    }
    let frame = requestAnimationFrame(count)
    return () => cancelAnimationFrame(frame)
  }, [seen])

  return { watch, progress }
}
