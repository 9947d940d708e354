import { ConnectionError } from '../connection/connection-error.ts'

/** Puts a style sheet into force, unless it is. */
export async function applyStyleSheet(address: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href="${address}"]`)
  if ([...links].some(hasRules)) return
  const link = document.createElement('link')
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new ConnectionError(`${address} did not arrive.`))
    })
    document.head.append(Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: address }))
  })
}

/** A sheet that did not arrive stands in the page, too: without rules, or with rules that may not be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length)
  } catch {
    return false
  }
}
