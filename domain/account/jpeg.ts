const START = 0xd8
const SCAN = 0xda
/** Markers from C0 to CF begin a frame header, except these three. */
const OTHER_TABLES = new Set([0xc4, 0xc8, 0xcc])

/**
 * Reads width and height of a JPEG from its frame header. Returns null if it is no JPEG, or has no picture after its
 * header. (ITU-T T.81, annex B: a file is a row of segments, each FF, a marker, and its own length.)
 */
export function readJpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const byte = (at: number) => bytes[at] ?? 0
  const number = (at: number) => byte(at) * 256 + byte(at + 1)
  if (byte(0) !== 0xff || byte(1) !== START) return null

  let size: { width: number; height: number } | null = null
  let at = 2
  while (at + 3 < bytes.length && byte(at) === 0xff) {
    const marker = byte(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === SCAN) return size
    if (marker >= 0xc0 && marker <= 0xcf && !OTHER_TABLES.has(marker)) {
      size = { height: number(at + 5), width: number(at + 7) }
    }
    at += 2 + Math.max(2, number(at + 2))
  }
  return null
}
