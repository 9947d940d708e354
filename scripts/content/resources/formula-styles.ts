import { createHash } from 'node:crypto'

/** Styles of formulas, by the class that stands for each. */
export type FormulaStyles = ReadonlyMap<string, string>

/**
 * Puts classes in the place of the style texts in what KaTeX made, because our Content-Security-Policy refuses those. A
 * class is named after what it says, so it says the same in every build.
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

/** A style sheet of the classes. They win over every other rule, as the style texts would have. */
export function writeStyleSheet(styles: FormulaStyles): string {
  return [...styles]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, style]) => `.${name}{${style.replaceAll(/;|(?<!;)$/g, '!important;')}}\n`)
    .join('')
}
