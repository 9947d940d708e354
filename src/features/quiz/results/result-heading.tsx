import { useEffect, useRef, useState } from 'react'

/** Takes the focus when the results appear, and makes screen readers announce them. */
export function ResultHeading({ announcement }: { announcement: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    heading.current?.focus()
    // Screen readers announce only changes of a live region, so it is rendered empty first.
    setSpoken(announcement)
  }, [announcement])
  return (
    <>
      <h1 className="text-24 outline-none sm:text-32" ref={heading} tabIndex={-1}>
        Quiz Completed
      </h1>
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
    </>
  )
}
