/**
 * A disc and a ring that roll down a slope from the dashed circle. The disc has rolled 4/3 of the ring's way, which is
 * (1 + 1)/(1 + 1/2); the dots are its positions after two and after three quarters of the time.
 */
export function RollingRace() {
  return (
    <svg aria-hidden="true" className="h-auto w-full" fill="none" height="170" viewBox="0 0 400 170" width="400">
      <path className="fill-surface stroke-strong" d="M30 44 370 154H30z" strokeLinejoin="round" strokeWidth="2" />
      <path className="stroke-faint" d="M322.4 138.6A50 50 0 0 0 320 154" strokeWidth="1.5" />
      <circle
        className="stroke-faint"
        cx="64"
        cy="31.9"
        r="22"
        strokeDasharray="2 6"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <g className="fill-blue">
        <circle cx="125.2" cy="51.7" r="2.5" />
        <circle cx="201.7" cy="76.5" r="2.5" />
      </g>
      <circle className="stroke-accent" cx="247.6" cy="91.3" r="19" strokeWidth="6" />
      <circle className="fill-blue" cx="308.8" cy="111.1" r="22" />
      <path className="stroke-surface" d="M308.8 111.1 322 98" strokeLinecap="round" strokeWidth="2.5" />
      <circle className="fill-surface" cx="308.8" cy="111.1" r="2.5" />
      <path
        className="stroke-soft"
        d="m340 104 26 8.400m-8.5-8.5 8.5 8.5-11.6 2.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
      />
    </svg>
  )
}
