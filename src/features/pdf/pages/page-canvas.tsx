import type { PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { DrawQueue } from '../engine/draw-queue.ts'
import { canvasPixelsFor, densityFor, type PageBox } from './page-layout.ts'

type Props = {
  page: PDFPageProxy
  box: PageBox
  scale: number
  /** The page's own rotation and the student's. */
  rotation: number
  queue: DrawQueue
  rankOf: (page: number) => number
  onDrawn: () => void
}

const PIXELS_MAX = canvasPixelsFor('deviceMemory' in navigator ? Number(navigator.deviceMemory) : undefined)

/** The page as a picture. When the zoom changes, the old picture stays, stretched, until the sharp one is ready. */
export function PageCanvas({ page, box, scale, rotation, queue, rankOf, onDrawn }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const shown = useRef<{ canvas: HTMLCanvasElement; rotation: number } | null>(null)
  const [failed, setFailed] = useState(false)
  const number = box.page
  const density = densityFor(box, { density: devicePixelRatio, pixelsMax: PIXELS_MAX })

  useEffect(() => {
    let task: ReturnType<PDFPageProxy['render']> | null = null
    let stopped = false
    const show = (canvas: HTMLCanvasElement | null) => {
      free(shown.current?.canvas)
      shown.current = canvas && { canvas, rotation }
      holder.current?.replaceChildren(...(canvas ? [canvas] : []))
    }
    const draw = async () => {
      const viewport = page.getViewport({ scale: scale * density, rotation })
      const canvas = document.createElement('canvas')
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      canvas.className = 'block size-full'
      try {
        task = page.render({ canvas, viewport })
        await task.promise
        if (stopped) return free(canvas)
        show(canvas)
        setFailed(false)
        onDrawn()
      } catch (error) {
        free(canvas)
        if (stopped) return
        console.error(`Page ${number} could not be drawn`, error)
        setFailed(true)
      }
    }
    // A picture in another rotation is not shown in between.
    if (shown.current && shown.current.rotation !== rotation) show(null)
    const withdraw = queue.add(() => rankOf(number), draw)
    return () => {
      stopped = true
      withdraw()
      task?.cancel()
    }
  }, [page, number, scale, density, rotation, queue, rankOf, onDrawn])

  useEffect(
    () => () => {
      free(shown.current?.canvas)
      page.cleanup()
    },
    [page],
  )

  return (
    <>
      <div aria-hidden="true" className="absolute inset-0" ref={holder} />
      {failed && (
        <p className="absolute inset-x-0 top-1/3 text-center text-15 text-ground">This page could not be drawn.</p>
      )}
    </>
  )
}

/** A canvas without a size uses no memory. Otherwise browsers keep the memory until they collect garbage. */
function free(canvas: HTMLCanvasElement | undefined): void {
  if (canvas) canvas.width = canvas.height = 0
}
