/** When each page of a viewer was on the screen whole, in milliseconds since the navigation began. */
export type PageTimes = readonly number[]

/**
 * Runs in the browser before any script of the page: notes when each canvas was drawn on last, and when it was first to
 * be seen in the document. Both viewers draw a page on a canvas of its own.
 */
export function watchCanvases(): void {
  type Watched = { drawn: number; seen: number }
  const watched = new Map<HTMLCanvasElement, Watched>()
  const pen = CanvasRenderingContext2D.prototype
  for (const name of ['fill', 'stroke', 'fillText', 'strokeText', 'drawImage', 'putImageData'] as const) {
    const draw = pen[name] as (...args: unknown[]) => void
    Object.defineProperty(pen, name, {
      value(this: CanvasRenderingContext2D, ...args: unknown[]) {
        const { canvas } = this
        if (canvas.width > 200) {
          const entry = watched.get(canvas)
          if (entry) entry.drawn = performance.now()
          else watched.set(canvas, { drawn: performance.now(), seen: 0 })
        }
        return draw.apply(this, args)
      },
    })
  }
  const look = () => {
    for (const [canvas, entry] of watched) {
      if (!entry.seen && canvas.isConnected && canvas.checkVisibility({ visibilityProperty: true })) {
        entry.seen = performance.now()
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(globalThis, {
    readPageTimes: (): PageTimes =>
      [...watched]
        .filter(([canvas, { seen }]) => seen > 0 && canvas.isConnected)
        .map(([canvas, { drawn, seen }]) => ({ top: canvas.getBoundingClientRect().top, at: Math.max(drawn, seen) }))
        .sort((one, other) => one.top - other.top)
        .map(({ at }) => at),
  })
}
