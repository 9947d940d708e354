/** Fetches a file of the built content by its address, and parses it. */
export type ReadFile = (address: string) => Promise<unknown>

let readFile: ReadFile = fetchFile
const kept = new Map<string, Promise<unknown>>()

/** Pages that are made at build time read the files that the build has written. */
export function readContentBy(read: ReadFile): void {
  readFile = read
}

/**
 * A file of the built content, fetched once; null without an address. Files and not modules: they are no script to
 * parse, and after a failure every browser asks for them again. The build has checked what is in them.
 */
export async function readContent<Content>(address: string | undefined): Promise<Content | null>
export async function readContent(address: string | undefined): Promise<unknown> {
  if (!address) return null
  if (import.meta.env.SSR) return readFile(address)
  return once(address, readFile)
}

/**
 * A style sheet of the built content, in force when the promise resolves; nothing without an address. It stays: what it
 * says goes by names that are nobody else's. A page that the build has written brings its own, which is asked for again
 * if it did not arrive.
 */
export async function applyStyles(address: string | undefined): Promise<void> {
  if (!address) return
  await (import.meta.env.SSR ? readFile(address) : once(address, addStyles))
}

/** What is on its way or here is not asked for again; what did not arrive is. */
function once(address: string, ask: (address: string) => Promise<unknown>): Promise<unknown> {
  const asked = kept.get(address) ?? ask(address)
  kept.set(address, asked)
  asked.catch(() => kept.delete(address))
  return asked
}

async function addStyles(address: string): Promise<void> {
  const standing = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${address}"]`)
  // What did not arrive is a sheet without rules.
  if (standing?.sheet?.cssRules.length) return
  const link = document.createElement('link')
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${address} did not arrive.`))
    })
    document.head.append(Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: address }))
  })
}

async function fetchFile(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  return response.json()
}
