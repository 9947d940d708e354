import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import 'katex/dist/katex.min.css'
import './prose.css'
import { markScrollers } from './scrollers.ts'

/**
 * Text that our build made of our own Markdown (see scripts/content/resources/markdown.ts): no HTML of anybody's enters it.
 * Another text needs another `key`, so that it is set from the start.
 */
export function Prose({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const router = useRouter()

  useEffect(() => {
    const node = ref.current
    if (!node) return
    const mark = () => markScrollers(node)
    const observer = new ResizeObserver(mark)
    observer.observe(node)
    // The fonts of formulas come after the text, and make them wider or narrower.
    document.fonts.addEventListener('loadingdone', mark)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', mark)
    }
  }, [])

  // The links inside are plain anchors: those to our own pages go through the router, which keeps the page alive.
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
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} ref={ref} />
}
