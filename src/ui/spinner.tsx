/** Decorative: the text beside it says what the page waits for. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 animate-spin ${className}`} fill="none" viewBox="0 0 24 24">
      <circle cx="12" cy="12" opacity="0.25" r="9" stroke="currentColor" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeLinecap="round" strokeWidth="3" />
    </svg>
  )
}

/** Fills the screen while nothing can be shown yet. */
export function LoadingScreen({ text = 'Loading...' }: { text?: string }) {
  return (
    <div
      className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-4 bg-ground text-soft"
      role="status"
    >
      <Spinner className="size-8 text-accent" />
      <p>{text}</p>
    </div>
  )
}
