import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'

/**
 * The product under an address of its own, where builds can be deployed. A later build is the same one with other names
 * for all scripts; the scripts of the previous build are gone.
 */
export async function openDeployments(upstream: string) {
  let build = 0
  let serviceWorker: string | null = null
  /** The original names of the deployed build's scripts. */
  const names = new Map<string, string>()
  const rename = (text: string, of: number) =>
    of === 0
      ? text
      : text.replaceAll(/([\w$.-]+)-([\w-]{5,6})[\w-]{2}\.js\b/g, (name, part, hash) => {
          const renamed = `${part}-${hash}_${of}.js`
          if (of === build) names.set(renamed, name)
          return renamed
        })

  const server = createServer(async (request, response) => {
    const { url = '/', method = 'GET' } = request
    // An answer on its way during a deployment is of the build that was asked.
    const asked = build
    if (url === '/sw.js' && serviceWorker !== null) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      return response.end(serviceWorker)
    }
    const script = /^\/assets\/(.*\.js)$/.exec(url)?.[1]
    const source = script && build > 0 ? names.get(script) : script
    if (script && !source) return response.writeHead(404).end()
    const body = method === 'GET' ? null : Buffer.concat(await request.toArray())
    const answer = await fetch(new URL(source ? `/assets/${source}` : url, upstream), {
      method,
      headers: forwarded(request.headers, upstream),
      redirect: 'manual',
      ...(body && { body }),
    })
    const type = answer.headers.get('content-type') ?? ''
    const headers = [...answer.headers].filter(
      ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|etag)$/.test(name),
    )
    const content = Buffer.from(await answer.arrayBuffer())
    const isNamed = type.startsWith('text/html') || url.endsWith('.js')
    response.writeHead(answer.status, headers.flat())
    response.end(isNamed ? rename(content.toString(), asked) : content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    deploy() {
      build += 1
      names.clear()
      serviceWorker = null
    },
    /** A build with this service worker instead of its own. */
    deployServiceWorker(text: string) {
      build += 1
      names.clear()
      serviceWorker = text
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function forwarded(headers: IncomingHttpHeaders, upstream: string): Record<string, string> {
  const { origin } = new URL(upstream)
  const kept = Object.entries(headers).filter(
    ([name]) => !['host', 'connection', 'content-length', 'accept-encoding'].includes(name),
  )
  return {
    ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    ...(headers.origin && { origin }),
  }
}

/** Installing fetches about 150 files. */
export const INSTALLED = { timeout: 60_000 }

/** Until the service worker has the shell and the open page. */
export async function expectKept(page: Page, path = new URL(page.url()).pathname): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (path) => {
          const names = await caches.keys()
          const kept = await Promise.all(
            names.map(async (name) => (await (await caches.open(name)).match(path)) !== undefined),
          )
          return navigator.serviceWorker.controller !== null && (kept.includes(true) || path.startsWith('/dashboard'))
        }, path),
      INSTALLED,
    )
    .toBe(true)
}

/** Makes the browser look for a newer build, as at every navigation. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}
