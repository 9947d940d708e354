import { gzipSync } from 'node:zlib'

/** The most that the scripts of a page may weigh until it has started, gzipped, in kB. */
export const FIRST_LOAD_MAX_KB = 145

/** What the first page of a visit may weigh, with everything that it brings, in kB. */
export const PAGE_MAX_KB = 245

/**
 * The most that a style sheet that a page waits for may weigh, gzipped, in kB. A new connection carries ten packets of
 * 1,460 bytes before it waits for the other side (RFC 6928), and the headers take some of it. A larger sheet takes one
 * more round trip.
 */
const SHEET_MAX_KB = 13.9

const SHEETS = /<link\b[^>]*rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"/g
const SCRIPTS = /<(?:script|link)\b[^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g

export function gzippedKb(file: string | Buffer): number {
  return gzipSync(file).length / 1000
}

/** Measures the style sheets and the scripts that the HTML of pages names. `read` gives the text of a file. */
export function openFirstLoadCheck(read: (file: string) => string): { check: (path: string, html: string) => void } {
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzippedKb(read(file))
    sizes.set(file, size)
    return size
  }
  return {
    check(path, html) {
      for (const [, sheet = ''] of html.matchAll(SHEETS)) {
        if (sizeOf(sheet) > SHEET_MAX_KB)
          throw new Error(
            `${path} waits for ${sheet} of ${sizeOf(sheet)} kB, and a sheet may have ${SHEET_MAX_KB}. See the sources of src/app/styles.css.`,
          )
      }
      const files = [...new Set([...html.matchAll(SCRIPTS)].map(([, file = '']) => file))]
      const total = files.reduce((sum, file) => sum + sizeOf(file), 0)
      if (total <= FIRST_LOAD_MAX_KB) return
      const list = files.sort((one, other) => sizeOf(other) - sizeOf(one)).map((file) => `${file} ${sizeOf(file)}`)
      throw new Error(
        `${path} loads ${total.toFixed(1)} kB of scripts at first, and may load ${FIRST_LOAD_MAX_KB}. Load what its first paint does without by import():\n${list.join('\n')}`,
      )
    },
  }
}
