import { ConnectionError } from './connection-error.ts'

/** Puts a style sheet into force, unless it is: a sheet that did not arrive stands in the page without any rules. */
export async function applyStyleSheet(address: string): Promise<void> {
  const standing = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${address}"]`)
  if (standing?.sheet?.cssRules.length) return
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
