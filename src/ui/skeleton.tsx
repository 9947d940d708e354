import type { ReactNode } from 'react'

/** One grey bar in the shape of the content that is loading. */
export function Bone({ className }: { className: string }) {
  return <div className={`rounded-sm bg-raised ${className}`} />
}

/** Grey bars; screen readers read `text`. */
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
