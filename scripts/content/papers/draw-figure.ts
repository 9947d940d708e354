import { type Figure, sizeOfSvg } from '#domain/quiz/figure.ts'
import { quote } from './quote.ts'

/** Points of paper for a pixel of the screen: a drawing as wide as a phone takes two thirds of a column. */
const POINTS = 0.6

/** The Typst of a drawing, as a box that can be in a line. */
export function drawFigure({ svg, alt }: Figure): string {
  const { width } = sizeOfSvg(svg)
  return `#box(image(bytes(${quote(svg)}), format: "svg", width: ${Math.round(width * POINTS)}pt, alt: ${quote(alt)}))`
}
