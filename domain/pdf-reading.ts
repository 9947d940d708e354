/** Zoom in percent. */
export const ZOOM = { min: 40, max: 300, step: 20 } as const

export type PdfVariant = 'public' | 'dashboard'
export const START_ZOOM: Record<PdfVariant, number> = { public: 120, dashboard: 100 }

export type ViewMode = 'continuous' | 'single'
export type Rotation = 0 | 90 | 180 | 270

/** How a document is being read. `goal` is a new object whenever the student asks for a page. */
export type PdfReading = {
  mode: ViewMode
  zoom: number
  rotation: Rotation
  /** 0 until the document is open. */
  pageCount: number
  page: number
  goal: { page: number }
}

export type PdfAction =
  | { type: 'close' }
  | { type: 'open'; pageCount: number }
  | { type: 'go-to'; page: number }
  | { type: 'scroll-to'; page: number }
  | { type: 'zoom'; direction: 1 | -1 }
  | { type: 'rotate' }
  | { type: 'show'; mode: ViewMode }

const TURNED: Record<Rotation, Rotation> = { 0: 90, 90: 180, 180: 270, 270: 0 }

export function startReading(variant: PdfVariant, page: number): PdfReading {
  return { mode: 'continuous', zoom: START_ZOOM[variant], rotation: 0, pageCount: 0, page, goal: { page } }
}

export function readPdf(reading: PdfReading, action: PdfAction): PdfReading {
  switch (action.type) {
    case 'close':
      return { ...reading, pageCount: 0 }
    case 'open':
      return goTo({ ...reading, pageCount: action.pageCount }, reading.goal.page)
    case 'go-to':
      return goTo(reading, action.page)
    case 'scroll-to':
      return action.page === reading.page ? reading : { ...reading, page: action.page }
    case 'zoom':
      return { ...reading, zoom: stepZoom(reading.zoom, action.direction) }
    case 'rotate':
      return { ...reading, rotation: TURNED[reading.rotation] }
    case 'show':
      return action.mode === reading.mode ? reading : { ...goTo(reading, reading.page), mode: action.mode }
  }
}

/** Before the document is open nobody knows its last page, so what is asked then is kept and clamped on opening. */
function goTo(reading: PdfReading, page: number): PdfReading {
  const last = reading.pageCount || Number.POSITIVE_INFINITY
  const clamped = Math.min(Math.max(page, 1), last)
  return { ...reading, page: clamped, goal: { page: clamped } }
}

function stepZoom(zoom: number, direction: 1 | -1): number {
  return Math.min(Math.max(zoom + direction * ZOOM.step, ZOOM.min), ZOOM.max)
}

/** The page that was typed: a whole number from 1 to the page count, else null. */
export function readPageJump(text: string, pageCount: number): number | null {
  if (!/^\d+$/.test(text.trim())) return null
  const page = Number(text)
  return page >= 1 && page <= pageCount ? page : null
}
