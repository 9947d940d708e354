import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useRef } from 'react'

type Props = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML' | 'ref'> & {
  html: string
  /** A selector of the boxes in it that may scroll sideways. */
  scrollers: string
}

/**
 * A text as HTML that the build made of our own sources, which may hold no HTML, so this is safe to insert
 * (scripts/content/resources/markdown.ts, scripts/content/notes/flowing). For another text give another `key`, so that
 * React builds it anew.
 */
export function BuiltHtml({ html, scrollers, ...rest }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const router = useRouter()

  useEffect(() => {
    const node = ref.current
    if (!node) return
    let timer = 0
    let width: number | undefined
    const listBoxes = () => [...node.querySelectorAll<HTMLElement>(scrollers)]
    const markNear = () => {
      for (const box of listBoxes().filter(isLaidOut)) markScroller(box)
    }
    const markAll = () => {
      markNear()
      // One by one, because measuring lays them out.
      const others = listBoxes().filter((box) => !isLaidOut(box))
      const markNext = () => {
        const box = others.shift()
        if (!box) return
        markScroller(box)
        timer = window.setTimeout(markNext)
      }
      clearTimeout(timer)
      timer = window.setTimeout(markNext)
    }
    const observer = new ResizeObserver(() => {
      // The height changes with every box that comes near the window, which changes nothing of those far from it.
      if (node.clientWidth === width) return markNear()
      width = node.clientWidth
      markAll()
    })
    observer.observe(node)
    // The fonts of formulas load after the text and change its width.
    document.fonts.addEventListener('loadingdone', markAll)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', markAll)
    }
  }, [scrollers])

  // The links are plain anchors. Those to our own pages go through the router, so that the document is not loaded anew.
  useEffect(() => {
    const node = ref.current
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      const href = link?.getAttribute('href')
      if (!isPlain || !href?.startsWith('/') || link?.target) return
      event.preventDefault()
      router.history.push(href)
    }
    node?.addEventListener('click', follow)
    return () => node?.removeEventListener('click', follow)
  }, [router])

  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own build made it
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} ref={ref} />
}

/** Not where the browser leaves it out until the reader comes near (note-text.css). */
function isLaidOut(box: HTMLElement): boolean {
  return box.checkVisibility({ contentVisibilityAuto: true })
}

/** Lets the keyboard reach a box that is wider than the column and so scrolls sideways, and no other. */
function markScroller(box: HTMLElement): void {
  if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
  else box.removeAttribute('tabindex')
}
