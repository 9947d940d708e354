/**
 * A table, a formula or a program that is wider than its place scrolls sideways: then, and only then, the keyboard can
 * reach it.
 */
export function markScrollers(node: HTMLElement): void {
  for (const box of node.querySelectorAll<HTMLElement>('.table-frame, .formula, pre')) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
}
