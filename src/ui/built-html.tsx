import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useRef } from 'react'

type Props = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML' | 'ref'> & {
  html: string
  /** A selector for boxes in it that may scroll sideways. */
  scrollers: string
}

/**
 * HTML that the build made from our own sources, which may contain no HTML, so it is safe to insert
 * (scripts/content/resources/markdown.ts, scripts/content/notes/flowing). Give another text another `key`, so that
 * React builds it again.
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
      // The height changes with every box that comes close to the window. Boxes far from it do not change.
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

  // A browser that translates the page would change these.
  useEffect(() => {
    for (const one of ref.current?.querySelectorAll('math, pre, code') ?? []) one.setAttribute('translate', 'no')
  }, [])

  // The links are plain anchors. Those to our own pages go through the router, so that the document is not reloaded.
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

/** Not if the browser leaves it out until the reader comes close (note-text.css). */
function isLaidOut(box: HTMLElement): boolean {
  return box.checkVisibility({ contentVisibilityAuto: true })
}

/** Makes only a box that is wider than the column, and so scrolls sideways, reachable by the keyboard. */
function markScroller(box: HTMLElement): void {
  if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
  else box.removeAttribute('tabindex')
}
