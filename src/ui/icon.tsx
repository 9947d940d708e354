// Our own drawings on a 24 by 24 grid, stroked with the current colour.
const PATHS = {
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  atom: 'M12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM3 12a9 3.6 0 1 0 18 0a9 3.6 0 1 0-18 0M16.5 4.2a9 3.6 120 1 0-9 15.6a9 3.6 120 1 0 9-15.6M7.5 4.2a9 3.6 60 1 0 9 15.6a9 3.6 60 1 0-9-15.6',
  bell: 'M6 16V11a6 6 0 1 1 12 0v5l2 2H4zm4 5h4',
  book: 'M12 6c-2.5-1.8-5.5-2-9-1.5V18c3.5-.5 6.5-.3 9 1.5 2.5-1.8 5.5-2 9-1.5V4.5C17.5 4 14.5 4.2 12 6zm0 0v13.5',
  bookmark: 'M6 3.5h12V21l-6-4.5L6 21z',
  chart: 'M4 20h16M7 20v-7m5 7V5m5 15V9',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 6-6 6 6 6',
  'chevron-right': 'm9 6 6 6-6 6',
  'chevron-up': 'm6 15 6-6 6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  cloud: 'M7 18a4 4 0 0 1-.5-7.97 5.5 5.5 0 0 1 10.7-1.2A4.6 4.6 0 0 1 17 18z',
  'cloud-off':
    'M4 4l16 16M7 18a4 4 0 0 1-.5-7.97c.1-.5.3-1 .5-1.5M10 5.7a5.5 5.5 0 0 1 7.2 3.13A4.6 4.6 0 0 1 20.5 16M7 18h9',
  devices: 'M17 8.5V5H3.5v10H12M2 18.5h10.5M15 11.5h5.5V20H15z',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  'eye-off':
    'M4 4l16 16M9.9 5.75A9.3 9.3 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.5 7.5A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9.5 9.5 0 0 0 4.5-1.2M10 10a3 3 0 0 0 4 4',
  external: 'M14 4h6v6m0-6-9 9M18 14v5.5H4.5V6H10',
  feather: 'M20 4c-6 0-11 3-12.5 9L4 20m3.5-7H14c3.5-1.5 6-5 6-9zM7 15.5h5',
  file: 'M6 3h8l4.5 4.5V21H6zM14 3v5h4.5M9 13h6m-6 3.5h6',
  flame: 'M12 3c.5 4 5.5 6 5.5 11.5a5.5 5.5 0 0 1-11 0c0-2.2 1-3.8 2.2-4.8.3 1.5 1 2.3 1.8 2.6C10 8.8 10.5 5.5 12 3z',
  flag: 'M5 21V4m0 .5c4-2 6 2 14-.5v9c-8 2.5-10-1.5-14 .5',
  flask: 'M9.5 3h5m-4 0v6L5 18.5A1.7 1.7 0 0 0 6.5 21h11a1.7 1.7 0 0 0 1.5-2.5L13.5 9V3M7.5 15h9',
  fullscreen: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9S9.5 5.5 12 3z',
  google: 'M20.5 12.2H12.5M20.5 12.2a8.4 8.4 0 1 1-2.6-6.2',
  grid: 'M4 4h6.5v6.5H4zm9.5 0H20v6.5h-6.5zM4 13.5h6.5V20H4zm9.5 0H20V20h-6.5z',
  home: 'm3.5 11.5 8.5-7.5 8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-10v5.5M12 7.7v.1',
  layers: 'm12 4 9 5-9 5-9-5zm-9 9.5 9 5 9-5',
  leaf: 'M5 20C5 10 10 4.5 20 4c.5 10-4 15-11.5 15M5 20c1-5 4-8.5 9-10.5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1m0 5.9v.1m0 5.9v.1',
  lock: 'M5.5 11h13v9.5h-13zM8 11V8a4 4 0 0 1 8 0v3m-4 3.5V17',
  logout: 'M10 4H5v16h5m4-12 4 4-4 4m4-4H9.5',
  mail: 'M3.5 5.5h17v13h-17zm0 1 8.5 7 8.5-7',
  map: 'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  microscope: 'M9 3.5h4v9H9zm2 9V15m-5.5 5.5h13M8 15h6m-1-9a7 7 0 0 1 2.5 13.5',
  minus: 'M5 12h14',
  mobile: 'M7 2.500h10v19H7zM10.5 18.500h3',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  more: 'M5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0m6.5 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0m6.5 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
  monitor: 'M3.5 4.5h17v11.5h-17zM9 20h6m-3-4v4',
  paper: 'M7 3h10v18H7zM10 7.5h4m-4 4h4m-4 4h2.5',
  pause: 'M8.5 5v14M15.5 5v14',
  phone:
    'M6 3.5h3.5l1.5 5-2 1.5a12 12 0 0 0 5 5l1.5-2 5 1.5V18a2.5 2.5 0 0 1-2.7 2.5C10.5 20 4 13.5 3.5 6.2A2.5 2.5 0 0 1 6 3.5z',
  play: 'M8 5v14l11-7z',
  plus: 'M12 5v14M5 12h14',
  printer: 'M7 8V3.5h10V8M7 17.5H4v-9h16v9h-3m-10-3h10v6H7z',
  quiz: 'M5 3.5h14v17H5zM8.5 8.5l1.2 1.2 2-2.2M14 8.7h2M8.5 14.5l1.2 1.2 2-2.2M14 14.7h2',
  refresh: 'M20 5v5h-5M4 19v-5h5m10.3-4A8 8 0 0 0 5.5 7.5L4 10m16 4-1.5 2.5A8 8 0 0 1 4.7 14',
  rotate: 'M20 4v6h-6m5.8 0A8.3 8.3 0 1 0 20.3 14',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2L21 21',
  sigma: 'M18 5H6l6 7-6 7h12',
  spark: 'M12 3v5m0 8v5M3 12h5m8 0h5M6 6l3 3m6 6 3 3m0-12-3 3m-6 6-3 3',
  star: 'm12 3.5 2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L3.3 9.8l6.1-.7z',
  target: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-4.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zm0-4.4v-.1',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0zm0 2H4.5c0 3 1.3 4.5 3.7 5M16 6h3.5c0 3-1.3 4.5-3.7 5M12 14v4m-4 2.5h8',
  trash: 'M4.5 6.5h15M9 6.5V4h6v2.5m2.5 0-1 14h-9l-1-14M10 10.5v6m4-6v6',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9c.5-4.5 3.5-6.5 8-6.5s7.5 2 8 6.5',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6.5 8.5c.4-4 2.7-5.5 6.5-5.5s6.1 1.5 6.5 5.5M16 11.5a3 3 0 1 0-1-5.8m2.5 8.6c2.5.3 3.8 2 4 5.2',
  warning: 'M12 4 2.5 20h19zm0 6v4.5m0 2.7v.1',
} as const

export type IconName = keyof typeof PATHS

/** The icon of this name, or null if there is none. */
export function findIcon(name: string | null): IconName | null {
  return name !== null && isIconName(name) ? name : null
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(PATHS, name)
}

/** Decorative: the text beside it has the meaning. `className` sets size and colour; without it the size is 20 px. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      height="20"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
      width="20"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
