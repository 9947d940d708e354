/** When each page of a viewer was completely on the screen, in milliseconds since the navigation began. */
export type PageTimes = readonly number[]

/**
 * Runs in the browser before any script of the page. Records the first frame that shows each canvas of the document in
 * its last state. Both viewers draw each page on its own canvas.
 */
export function watchCanvases(): void {
  type Watched = { isDirty: boolean; shown: number }
  const watched = new Map<HTMLCanvasElement, Watched>()
  const pen = CanvasRenderingContext2D.prototype
  for (const name of ['fill', 'stroke', 'fillText', 'strokeText', 'drawImage', 'putImageData'] as const) {
    const draw = pen[name] as (...args: unknown[]) => void
    Object.defineProperty(pen, name, {
      value(this: CanvasRenderingContext2D, ...args: unknown[]) {
        const { canvas } = this
        if (canvas.width > 200) {
          const entry = watched.get(canvas)
          if (entry) entry.isDirty = true
          else watched.set(canvas, { isDirty: true, shown: 0 })
        }
        return draw.apply(this, args)
      },
    })
  }
  const look = () => {
    for (const [canvas, entry] of watched) {
      if (entry.isDirty && canvas.isConnected && canvas.checkVisibility({ visibilityProperty: true })) {
        entry.isDirty = false
        entry.shown = performance.now()
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(globalThis, {
    readPageTimes: (): PageTimes =>
      [...watched]
        .filter(([canvas, { shown }]) => shown > 0 && canvas.isConnected)
        .map(([canvas, { shown }]) => ({ top: canvas.getBoundingClientRect().top, shown }))
        .sort((one, other) => one.top - other.top)
        .map(({ shown }) => shown),
  })
}
