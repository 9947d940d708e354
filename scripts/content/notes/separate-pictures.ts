/** `html` shows the pictures as files. `files` has them by their address. */
export type SeparatedNote = { html: string; files: [address: string, svg: string][] }

const GLYPHS = /<svg class="glyphs"[^>]*><defs>([\s\S]*?)<\/defs><\/svg>/
const GLYPH = /<path id="(\w+)"[^>]*>/g
const PICTURE =
  /<div class="picture" role="img" aria-label="([^"]*)"><svg (viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*) aria-hidden="true" focusable="false"([^>]*)>([\s\S]*?)<\/svg><\/div>/g
/** The ink of drawings on white paper. On dark paper the style sheet turns the whole picture around. */
const INK = '#1f2530'
/** In points: letters and lines at the edge of a drawing reach beyond it. The style sheets know it as 4/11 em. */
const MARGIN = 4

/**
 * Takes the pictures out of the text of a flowing note and makes files of them, which the browser fetches when the reader
 * comes near: they are two thirds of what the longest note weighs, and its first lines would wait for them. An empty SVG
 * of the same size, in em, keeps their place. `addressOf` gives the address of a picture by its number.
 */
export function separatePictures(html: string, addressOf: (number: number) => string): SeparatedNote {
  const [, defs = ''] = GLYPHS.exec(html) ?? []
  const glyphs = new Map([...defs.matchAll(GLYPH)].map(([path, id = '']) => [id, path]))
  const files: SeparatedNote['files'] = []
  const separated = html.replace(GLYPHS, '').replace(PICTURE, (_, alt, size, width, height, lines, drawing) => {
    const address = addressOf(files.length + 1)
    files.push([address, writePicture(Number(width), Number(height), `${lines}>${drawing}`, glyphs)])
    return (
      `<div class="picture"><svg ${size} aria-hidden="true" focusable="false"></svg>` +
      `<img alt="${alt}" decoding="async" loading="lazy" src="${address}"></div>`
    )
  })
  return { html: separated, files }
}

/** `drawing` begins with what its first tag says of all lines. */
function writePicture(width: number, height: number, drawing: string, glyphs: ReadonlyMap<string, string>): string {
  const used = new Set([...drawing.matchAll(/ href="#(\w+)"/g)].map(([, id = '']) => id))
  const own = [...used].map((id) => {
    const glyph = glyphs.get(id)
    if (!glyph) throw new Error(`a picture uses the glyph ${id}, which the note does not have`)
    return glyph
  })
  const box = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" color="${INK}"><defs>${own.join('')}</defs><g${drawing}</g></svg>`
}
