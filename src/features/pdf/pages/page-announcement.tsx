import { useEffect, useState } from 'react'

const SETTLED_MS = 600

/** Announces the page to screen readers once the page has been in view for a moment. */
export function PageAnnouncement({ page, pageCount }: { page: number; pageCount: number }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(pageCount > 0 ? `Page ${page} of ${pageCount}` : ''), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [page, pageCount])
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}
