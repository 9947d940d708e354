import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import type { PdfSource } from './engine/use-pdf-source.ts'
import type { Destination } from './outline/destination.ts'
import { toSpot } from './pages/page-content.ts'
import type { OpenDocument } from './pdf-reading.ts'
import { type Goal, type PdfVariant, readPdf, startReading } from './pdf-reading.ts'

type Options = {
  variant: PdfVariant
  source: PdfSource
  root: RefObject<HTMLElement | null>
  initialPage: number
  onPageChange: ((page: number) => void) | undefined
}

/** The open document, the state of reading it, and the ways to move in it. */
export function useReading({ variant, source, root, initialPage, onPageChange }: Options) {
  const [reading, dispatch] = useReducer(readPdf, startReading(variant, initialPage))
  const [opened, setOpened] = useState<OpenDocument | null>(null)
  const { page, pageCount, rotation } = reading

  // While rendering. In an effect, a document that opens at the same time would report the previous page once more.
  const [asked, setAsked] = useState(initialPage)
  if (asked !== initialPage) {
    setAsked(initialPage)
    dispatch({ type: 'go-to', page: initialPage })
  }
  // In a layout effect: a student who reloads as soon as a page shows must come back to that page.
  useLayoutEffect(() => {
    if (pageCount > 0) onPageChange?.(page)
  }, [pageCount, page, onPageChange])
  useEffect(() => {
    if (source.state === 'here') return
    setOpened(null)
    dispatch({ type: 'close' })
  }, [source.state])

  const open = useCallback((opened: OpenDocument) => {
    setOpened(opened)
    dispatch({ type: 'open', pageCount: opened.pages.length })
  }, [])
  const goTo = useCallback(
    (goal: Goal) => {
      dispatch({ type: 'go-to', ...goal })
      // The match must not be below the window.
      if (goal.isSought) root.current?.scrollIntoView({ block: 'nearest' })
    },
    [root],
  )
  const follow = useCallback(
    ({ page, top }: Destination) => {
      const proxy = opened?.pages[page - 1]
      goTo({ page, spot: proxy && top !== null ? toSpot(proxy, 0, top, proxy.rotate + rotation) : undefined })
    },
    [opened, rotation, goTo],
  )
  const turn = useCallback(
    (direction: 1 | -1) => {
      const next = page + direction
      if (next >= 1 && next <= pageCount) goTo({ page: next })
    },
    [page, pageCount, goTo],
  )
  const scrollTo = useCallback((page: number) => dispatch({ type: 'scroll-to', page }), [])
  const zoomTo = useCallback((zoom: number) => dispatch({ type: 'zoom-to', zoom }), [])

  return { reading, dispatch, opened, open, goTo, follow, turn, scrollTo, zoomTo }
}
