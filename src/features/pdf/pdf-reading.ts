import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { toLatinDigits } from '#domain/numbers.ts'

export type OpenDocument = { document: PDFDocumentProxy; pages: readonly PDFPageProxy[] }

/** Zoom in percent. */
export const ZOOM = { min: 40, max: 300, step: 20 } as const

export type PdfVariant = 'public' | 'dashboard'
export const START_ZOOM: Record<PdfVariant, number> = { public: 120, dashboard: 100 }

export type ViewMode = 'continuous' | 'single'
export type Rotation = 0 | 90 | 180 | 270

/** A spot on a page in its current rotation: from 0 to 1 of its width and of its height. */
export type Spot = { x: number; y: number }

/**
 * A place that the student goes to: the beginning of a page, or a spot on it. A search match (`isSought`) that is
 * already visible does not move the view.
 */
export type Goal = { page: number; spot?: Spot | undefined; isSought?: boolean | undefined }

/** The state of reading a document. `goal` is a new object whenever the student goes to a place. */
export type PdfReading = {
  mode: ViewMode
  zoom: number
  /** The zoom at which the viewer opens. No page is wider than the screen then. */
  startZoom: number
  rotation: Rotation
  /** 0 until the document is open. */
  pageCount: number
  page: number
  goal: Goal
}

export type PdfAction =
  | { type: 'close' }
  | { type: 'open'; pageCount: number }
  | ({ type: 'go-to' } & Goal)
  | { type: 'scroll-to'; page: number }
  | { type: 'zoom'; direction: 1 | -1 }
  | { type: 'zoom-to'; zoom: number }
  | { type: 'reset-zoom' }
  | { type: 'rotate' }
  | { type: 'show'; mode: ViewMode }

const TURNED: Record<Rotation, Rotation> = { 0: 90, 90: 180, 180: 270, 270: 0 }

export function startReading(variant: PdfVariant, page: number): PdfReading {
  const startZoom = START_ZOOM[variant]
  return { mode: 'continuous', zoom: startZoom, startZoom, rotation: 0, pageCount: 0, page, goal: { page } }
}

export function readPdf(reading: PdfReading, action: PdfAction): PdfReading {
  switch (action.type) {
    case 'close':
      return { ...reading, pageCount: 0 }
    case 'open':
      return goTo({ ...reading, pageCount: action.pageCount }, reading.goal.page)
    case 'go-to':
      return goTo(reading, action.page, action)
    case 'scroll-to':
      return action.page === reading.page ? reading : { ...reading, page: action.page }
    case 'zoom':
      return { ...reading, zoom: stepZoom(reading.zoom, action.direction) }
    case 'zoom-to':
      return { ...reading, zoom: clampZoom(Math.round(action.zoom)) }
    case 'reset-zoom':
      return { ...reading, zoom: reading.startZoom }
    case 'rotate':
      return { ...reading, rotation: TURNED[reading.rotation] }
    case 'show':
      return action.mode === reading.mode ? reading : { ...goTo(reading, reading.page), mode: action.mode }
  }
}

/** Before the document is open its page count is unknown, so the page is stored unchanged and clamped on opening. */
function goTo(reading: PdfReading, page: number, { spot, isSought }: Partial<Goal> = {}): PdfReading {
  const last = reading.pageCount || Number.POSITIVE_INFINITY
  const clamped = Math.min(Math.max(page, 1), last)
  return { ...reading, page: clamped, goal: spot && clamped === page ? { page, spot, isSought } : { page: clamped } }
}

export function clampZoom(zoom: number): number {
  return Math.min(Math.max(zoom, ZOOM.min), ZOOM.max)
}

/** To the next multiple of a step, because a pinch can leave the zoom between two. */
function stepZoom(zoom: number, direction: 1 | -1): number {
  const steps = zoom / ZOOM.step
  return clampZoom((direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * ZOOM.step)
}

/** The typed page number, in digits of either script; null if it is not a whole number from 1 to the page count. */
export function readPageJump(text: string, pageCount: number): number | null {
  const digits = toLatinDigits(text.trim())
  if (!/^\d+$/.test(digits)) return null
  const page = Number(digits)
  return page >= 1 && page <= pageCount ? page : null
}
