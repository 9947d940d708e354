/** Messages of a page to the service worker. */
export type Message =
  /** Asks for the build of the service worker, through the port. */
  | { type: 'BUILD' }
  /** Take over, even if pages of the previous build are open. */
  | { type: 'SKIP_WAITING' }
  /**
   * The first page of a visit was loaded before the service worker controlled it. Cache it with the files that it has
   * shown.
   */
  | { type: 'SEEN'; path: string; files: string[] }
  /** This page runs this build. If no other page is open, older builds may be removed. */
  | { type: 'TIDY'; build: string }
