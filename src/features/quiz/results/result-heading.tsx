import { useEffect, useRef, useState } from 'react'

/** Takes the focus when the results appear, and has them read aloud. */
export function ResultHeading({ announcement }: { announcement: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    heading.current?.focus()
    // A live region speaks of what changes in it, so it stands there empty first.
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
