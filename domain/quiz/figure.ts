/** A drawing of a question. `alt` says in a sentence what it shows, without the answer. */
export type Figure = { svg: string; alt: string }

/** The size of an SVG in pixels, from its `viewBox`. */
export function sizeOfSvg(svg: string): { width: number; height: number } {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'

/** Browsers show an SVG as a picture only if it has its namespace, which authors may leave out. */
export function withNamespace(svg: string): string {
  return svg.includes('xmlns=') ? svg : svg.replace('<svg', `<svg ${NAMESPACE}`)
}
