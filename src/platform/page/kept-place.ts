/** A page has its new size once nothing has moved for this many frames. The second number is the longest wait. */
const QUIET_FRAMES = 3
const MAX_FRAMES = 30

type Place = { range: Range; top: number; width: number }

let place: Place | null = null
let isSettling = false
let frames = 0
let quiet = 0

/**
 * Keeps the passage at the top of the window in place when a phone is turned or the width of the page changes for
 * another reason. The browser only keeps the distance from the start of the page, where another passage is then.
 */
export function watchPlace(): void {
  remember()
  addEventListener('scroll', remember, { passive: true })
  addEventListener('resize', restore)
}

/** Call it before the text of the page changes its size. */
export function holdPlace(): void {
  remember()
  restore()
}

function remember(): void {
  // The browser's own scrolling while the window changes must not overwrite the passage that was read.
  if (isSettling || (place && place.width !== innerWidth)) return
  place = findPlace()
}

/** The letter of a text at the upper edge of the visible area. Nothing at the start of a page, which stays at its start. */
function findPlace(): Place | null {
  if (scrollY === 0) return null
  const bar = document.querySelector('[data-page-bar]')?.getBoundingClientRect().bottom ?? 0
  const range = rangeAt(innerWidth / 2, Math.max(0, bar) + 8)
  const parent = range?.startContainer.parentElement
  // A reader has a scroll position of its own.
  if (!range || !parent?.closest('main') || parent.closest('[data-reader]')) return null
  const { startContainer: node, startOffset } = range
  if (node instanceof Text) range.setEnd(node, Math.min(startOffset + 1, node.length))
  const { top, height } = range.getBoundingClientRect()
  return height > 0 ? { range, top, width: innerWidth } : null
}

function rangeAt(x: number, y: number): Range | null {
  const caret = document.caretPositionFromPoint?.(x, y)
  if (!caret) return document.caretRangeFromPoint?.(x, y) ?? null
  const { offsetNode, offset } = caret
  // In a field the offset counts its letters, which are no nodes of the page.
  const end = offsetNode instanceof CharacterData ? offsetNode.length : offsetNode.childNodes.length
  if (offset > end) return null
  const range = document.createRange()
  range.setStart(offsetNode, offset)
  return range
}

function restore(): void {
  frames = 0
  quiet = 0
  if (!isSettling) requestAnimationFrame(settle)
  isSettling = true
}

function settle(): void {
  frames += 1
  quiet = moveBack() ? 0 : quiet + 1
  isSettling = quiet < QUIET_FRAMES && frames < MAX_FRAMES
  if (isSettling) requestAnimationFrame(settle)
  else if (place) place = { ...place, width: innerWidth }
}

/** Whether the passage had moved. */
function moveBack(): boolean {
  if (!place?.range.startContainer.isConnected) return false
  const { top, height } = place.range.getBoundingClientRect()
  const by = height > 0 ? Math.round(top - place.top) : 0
  if (by !== 0) scrollBy({ top: by, behavior: 'instant' })
  return by !== 0
}
