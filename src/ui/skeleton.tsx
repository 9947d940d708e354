import type { ReactNode } from 'react'

/** One grey bar in the shape of what comes. */
export function Bone({ className }: { className: string }) {
  return <div className={`rounded-sm bg-raised ${className}`} />
}

/** Bones for the eye; for a screen reader, the text of what is being loaded. */
export function Skeleton({
  text,
  className = '',
  children,
}: {
  text: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="status">
      <span className="sr-only">{text}</span>
      <div aria-hidden="true" className={`animate-breathe ${className}`}>
        {children}
      </div>
    </div>
  )
}
