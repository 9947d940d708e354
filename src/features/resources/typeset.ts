/**
 * Sets the formulas of a text with KaTeX in place of the browser's own MathML, which few phones have a font for. The
 * typesetter is fetched only where there is a formula; if it does not come, the MathML stays.
 */
export async function typeset(node: HTMLElement): Promise<void> {
  const formulas = [...node.querySelectorAll('math[data-tex]')]
  if (formulas.length === 0) return
  try {
    const { typesetMath } = await import('../../ui/typeset-math.ts')
    for (const formula of formulas) {
      const isDisplay = formula.getAttribute('display') === 'block'
      formula.replaceWith(typesetMath(formula.getAttribute('data-tex') ?? '', isDisplay))
    }
  } catch {
    // What is on the page can be read as it is.
  }
}
