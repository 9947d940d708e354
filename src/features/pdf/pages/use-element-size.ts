import { useLayoutEffect, useState } from 'react'

/** Inside the borders and without scrollbars, in CSS pixels; follows changes. */
export function useElementSize(element: HTMLElement): { width: number; height: number } {
  const [size, setSize] = useState({ width: element.clientWidth, height: element.clientHeight })
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() =>
      setSize((last) =>
        last.width === element.clientWidth && last.height === element.clientHeight
          ? last
          : { width: element.clientWidth, height: element.clientHeight },
      ),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}
