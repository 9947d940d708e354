import * as z from 'zod/mini'
import { withNamespace } from './figure.ts'

const WIDTH_MAX = 480
const HEIGHT_MAX = 360

/** An SVG as its author writes it. */
export const SvgSource = z.string().check(
  z.trim(),
  z.maxLength(6_000, 'this drawing is longer than 6000 characters: draw it with fewer lines'),
  z.regex(/^<svg\b[\s\S]*<\/svg>$/, 'a drawing begins with <svg and ends with </svg>'),
  z.refine(hasSize, `write its size as viewBox="0 0 300 200", at most ${WIDTH_MAX} wide and ${HEIGHT_MAX} high`),
  z.refine(
    (svg) => !/<(?:script|style|image|foreignObject|use|a)\b|\bon\w+=|\bhref=|url\(\s*["']?[^#"'\s]/i.test(svg),
    'a drawing holds lines, shapes and texts alone: no script, style, link or other file',
  ),
  z.overwrite(withNamespace),
)

export const FigureSource = z.strictObject({
  svg: SvgSource,
  alt: z.string().check(z.trim(), z.minLength(10, 'say in a sentence what the drawing shows'), z.maxLength(400)),
})

function hasSize(svg: string): boolean {
  const [, width, height] = /^<svg[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return Number(width) > 0 && Number(width) <= WIDTH_MAX && Number(height) > 0 && Number(height) <= HEIGHT_MAX
}
