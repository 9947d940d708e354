/**
 * Sets the formulas of a text with KaTeX in place of the browser's own MathML, which few phones have a font for. The
 * typesetter is fetched only where there is a formula; if it does not come, the MathML stays.
 */
export async function typeset(node: HTMLElement): Promise<void> {
  const formulas = [...node.querySelectorAll('math[data-tex]')]
  if (formulas.length === 0) return
  try {
    const [{ default: katex }] = await Promise.all([import('katex'), import('katex/dist/katex.min.css')])
    for (const formula of formulas) {
      const place = document.createElement('span')
      katex.render(formula.getAttribute('data-tex') ?? '', place, {
        displayMode: formula.getAttribute('display') === 'block',
        throwOnError: false,
        strict: 'ignore',
      })
      formula.replaceWith(place)
    }
  } catch {
    // What is on the page can be read as it is.
  }
}
