import { createHash } from 'node:crypto'

/** The styles of formulas, by their classes. */
export type FormulaStyles = ReadonlyMap<string, string>

/**
 * Replaces the style attributes in KaTeX's HTML by classes, because our Content-Security-Policy refuses style attributes.
 * The name of a class is a hash of its style, so it is the same in every build.
 */
export function liftStyles(html: string): { html: string; styles: FormulaStyles } {
  const styles = new Map<string, string>()
  const lifted = html.replace(/<\w+(?: [^>]*)? style="([^"]*)"[^>]*>/g, (tag, style: string) => {
    const name = `k-${createHash('sha256').update(style).digest('base64url').slice(0, 6)}`
    styles.set(name, style)
    const rest = tag.replace(` style="${style}"`, '')
    return rest.includes(' class="')
      ? rest.replace(' class="', ` class="${name} `)
      : rest.replace(/^<\w+/, `$& class="${name}"`)
  })
  return { html: lifted, styles }
}

/** The style sheet of the classes. The rules are !important, so that they override all others as a style attribute does. */
export function writeStyleSheet(styles: FormulaStyles): string {
  return [...styles]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, style]) => `.${name}{${style.replaceAll(/;|(?<!;)$/g, '!important;')}}\n`)
    .join('')
}
