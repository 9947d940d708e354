import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    namesSeen: Set<string>
    /** Records the names in this part of the page. */
    lookForNames: (part: Node) => void
  }
}

/**
 * Runs in every page before the page's own code. It records every student's name that the page shows, even for a
 * moment, and makes its time of day as wrong as the device's clock.
 */
function watchPage(names: string[]): void {
  window.namesSeen = new Set()
  const look = ({ textContent }: Node) => {
    for (const name of names) if (textContent?.includes(name)) window.namesSeen.add(name)
  }
  window.lookForNames = look
  // Only new elements: reading the text of the whole page at every change would take too much of the machine.
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') look(target)
      else for (const added of addedNodes) look(added)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })

  const readClock = () => Number(localStorage.getItem('clock of the torture') ?? 0)
  const RealDate = Date
  const shifted = () => RealDate.now() + readClock()
  window.Date = new Proxy(RealDate, {
    construct: (target, values) => (values.length === 0 ? new target(shifted()) : Reflect.construct(target, values)),
    get: (target, key) => (key === 'now' ? shifted : Reflect.get(target, key)),
  })
}

export async function watchPages(context: BrowserContext, names: readonly string[]): Promise<void> {
  await context.addInitScript(watchPage, [...names])
}

/** The names that the page has shown since the last call. Names that it still shows are included the next time, too. */
export function takeNamesSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...window.namesSeen]
    window.namesSeen.clear()
    window.lookForNames(document.body)
    return names
  })
}

/** Sets the device's clock to a wrong time. */
export function setClock(page: Page, ms: number): Promise<void> {
  return page.evaluate((shift) => localStorage.setItem('clock of the torture', String(shift)), ms)
}
