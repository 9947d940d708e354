import type { Page } from '@playwright/test'

/** The largest text size of a phone, in percent of the normal size. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)
}

/**
 * Parts of the current page that a reader cannot see: content beyond the edge of the window or of a box that cuts it
 * off, overlapping texts, texts outside of their button, and controls of a bar or dialog that cannot be scrolled into
 * view.
 */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const root = document.documentElement
    const { clientWidth: width } = root
    if (root.scrollWidth > width) found.add(`the page scrolls sideways by ${root.scrollWidth - width} px`)

    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    const name = (element: Element) => `${element.tagName.toLowerCase()} "${element.className}"`
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
    const isForScreenReaders = (element: Element) => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const box = one.getBoundingClientRect()
        if (box.width <= 1 && box.height <= 1 && styleOf(one).overflow !== 'visible') return true
      }
      return false
    }
    /** The bar, the dialog or the menu that contains it. */
    const layerOf = (element: Element) =>
      ancestors(element).find(
        (one) => /fixed|sticky/.test(styleOf(one).position) || one.matches('[role="menu"], [role="toolbar"]'),
      )
    const ancestors = (element: Element) => {
      const list: Element[] = []
      for (let one: Element | null = element; one && one !== root; one = one.parentElement) list.push(one)
      return list
    }
    // Pages of a PDF and drawings have their own sizes, formulas are boxes in boxes, and tables scroll in their frame.
    const OTHERS = '.textLayer, math, .katex, svg, .picture, [inert]'
    const MAY_SCROLL = '.note-text, .table-frame, .prose'

    type Text = { element: Element; words: string; left: number; right: number; top: number; bottom: number }
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!element || words === '' || element.closest(`script, style, noscript, option, ${OTHERS}`)) continue
      if (!isShown(element) || isForScreenReaders(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // The letters themselves are lower than the line height of the font.
      for (const { left, right, top, height } of range.getClientRects())
        texts.push({ element, words, left, right, top: top + height * 0.3, bottom: top + height * 0.78 })
    }
    for (const { element, words, left, right, top, bottom } of texts) {
      const say = (what: string) => found.add(`"${words.slice(0, 40)}" ${what}`)
      let scrolls = false
      for (const one of ancestors(element)) {
        const { display, overflowX, overflowY, position } = styleOf(one)
        if (display === 'inline' || display === 'contents') continue
        const box = one.getBoundingClientRect()
        const cutsX = overflowX === 'hidden' || overflowX === 'clip'
        if (cutsX && (right > box.right + 1.5 || left < box.left - 1.5)) say(`is cut off by ${name(one)}`)
        const cutsY = (overflowY === 'hidden' || overflowY === 'clip') && overflowX !== 'auto'
        if (cutsY && (bottom > box.bottom + 1.5 || top < box.top - 1.5)) say(`is cut off by ${name(one)}`)
        if (overflowX === 'auto' || overflowX === 'scroll') {
          scrolls = true
          if (one.scrollWidth > one.clientWidth + 1 && !one.closest(MAY_SCROLL)) say(`scrolls sideways in ${name(one)}`)
          break
        }
        if (position === 'fixed') break
      }
      if (scrolls) continue
      if (right > width + 1 || left < -1) say(`stands beyond the edge, from ${left} to ${right}`)
      const control = element.closest('button, a, label, .card')
      if (!control || styleOf(control).display === 'inline') continue
      const box = control.getBoundingClientRect()
      const isOut = right > box.right + 1 || left < box.left - 1 || bottom > box.bottom + 1 || top < box.top - 1
      if (isOut) say(`leaves ${name(control)}`)
    }

    /** Not just scrolled out of a box, like the end of a list in a panel. */
    const isInView = ({ element, top, bottom }: Text) =>
      ancestors(element).every((one) => {
        const box = one.getBoundingClientRect()
        return styleOf(one).overflowY === 'visible' || (bottom <= box.bottom + 1 && top >= box.top - 1)
      })
    const inView = texts.filter(isInView)
    for (const [index, one] of inView.entries())
      for (const other of inView.slice(index + 1, index + 60)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        if (wide <= 3 || high <= 3 || layerOf(one.element) !== layerOf(other.element)) continue
        found.add(`"${one.words.slice(0, 40)}" and "${other.words.slice(0, 40)}" stand over each other`)
      }

    for (const control of document.querySelectorAll('button, a[href], input, select, textarea, summary, img')) {
      if (!isShown(control) || isForScreenReaders(control) || control.closest(OTHERS)) continue
      const box = control.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      const around = ancestors(control).slice(1)
      const scrolls = (axis: 'overflowX' | 'overflowY') => around.some((one) => /auto|scroll/.test(styleOf(one)[axis]))
      if (!scrolls('overflowX') && (box.right > width + 1 || box.left < -1))
        found.add(`${name(control)} is beyond the edge`)
      const isFixed = around.some((one) => styleOf(one).position === 'fixed')
      // A link that appears with the focus is above the window until then.
      const isBeyond = box.bottom > innerHeight + 1 || (box.top < -1 && box.bottom > 0)
      if (isFixed && isBeyond && !scrolls('overflowY')) found.add(`${name(control)} cannot be reached`)
    }
    return [...found]
  })
}
