/** `html` shows the pictures as files. `files` has them by their address. */
export type SeparatedNote = { html: string; files: [address: string, svg: string][] }

const GLYPHS = /<svg class="glyphs"[^>]*><defs>([\s\S]*?)<\/defs><\/svg>/
const GLYPH = /<path id="(\w+)"[^>]*>/g
const PICTURE =
  /<div class="picture" role="img" aria-label="([^"]*)"><svg (viewBox="[^>]*) aria-hidden="true" focusable="false"([^>]*)>([\s\S]*?)<\/svg><\/div>/g
/** The ink of drawings on white paper. On dark paper the style sheet inverts the whole picture. */
const INK = '#1f2530'

/**
 * Takes the pictures out of the text of a flowing note and makes files of them, which the browser fetches when the
 * reader comes close. They are two thirds of the longest note, and its first lines would wait for them. An empty SVG of
 * the same size, in em, keeps their place. `addressOf` gives the address of a picture by its number.
 */
export function separatePictures(html: string, addressOf: (number: number) => string): SeparatedNote {
  const [, defs = ''] = GLYPHS.exec(html) ?? []
  const glyphs = new Map([...defs.matchAll(GLYPH)].map(([path, id = '']) => [id, path]))
  const files: SeparatedNote['files'] = []
  const separated = html.replace(GLYPHS, '').replace(PICTURE, (_, alt, size, lines, drawing) => {
    const address = addressOf(files.length + 1)
    files.push([address, writePicture(`${size}${lines}`, drawing, glyphs)])
    return (
      `<div class="picture"><svg ${size} aria-hidden="true" focusable="false"></svg>` +
      `<img alt="${alt}" decoding="async" loading="lazy" src="${address}"></div>`
    )
  })
  return { html: separated, files }
}

function writePicture(attributes: string, drawing: string, glyphs: ReadonlyMap<string, string>): string {
  const used = new Set([...drawing.matchAll(/ href="#(\w+)"/g)].map(([, id = '']) => id))
  const own = [...used].map((id) => {
    const glyph = glyphs.get(id)
    if (!glyph) throw new Error(`a picture uses the glyph ${id}, which the note does not have`)
    return glyph
  })
  const defs = own.length > 0 ? `<defs>${own.join('')}</defs>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" color="${INK}" ${attributes}>${defs}${drawing}</svg>`
}
