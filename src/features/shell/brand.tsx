export function Brand() {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" className="size-8 shrink-0" viewBox="0 0 64 64">
        <path className="fill-accent" d="M8 14c9-3.500 16-2.500 24 3.500v33c-7-6-15-7-24-3.500z" />
        <path
          className="fill-accent-strong"
          d="M56 14c-9-3.500-16-2.500-24 3.500v33c7-6 15-7 24-3.500z"
          opacity="0.75"
        />
      </svg>
      <span className="text-20 font-semibold tracking-tight text-ink max-[15rem]:hidden" translate="no">
        Adhyayan
      </span>
    </span>
  )
}
