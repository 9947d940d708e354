import { type Figure, sizeOfSvg } from '#domain/quiz/figure.ts'

/**
 * A drawing of a question as a picture, in which no script of an SVG can run. Its lines are dark, so it has a light
 * ground.
 */
export function FigurePicture({ svg, alt }: Figure) {
  return (
    <img
      alt={alt}
      className="h-auto max-w-full rounded-sm bg-ink p-2"
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      {...sizeOfSvg(svg)}
    />
  )
}
