import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Mozilla's own viewer, as Debian's package libjs-pdf brings it. */
const VIEWER = '/usr/share/javascript/pdf'
export const RIVAL_PATH = '/mozilla/web/viewer.html'

export function hasRival(): boolean {
  return existsSync(join(VIEWER, 'web/viewer.html'))
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.properties': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
}
/** For the icons that the package leaves out, so that no 404 slows it. */
const EMPTY_ICON = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>'

/**
 * One server for both viewers and one file for both: under /mozilla/ the rival, under `filePath` the document, and else
 * the product that runs at `product`. All that is text is gzipped.
 */
export async function serveBoth(product: string, filePath: string, file: Buffer) {
  const packed = new Map<string, { body: Buffer; type: string }>()
  const rivalFile = (path: string) => {
    const known = packed.get(path)
    if (known) return known
    const place = join(VIEWER, normalize(path.replace('/mozilla/', '/')))
    const text = existsSync(place) ? readFileSync(place) : extname(path) === '.svg' ? Buffer.from(EMPTY_ICON) : null
    if (!text) return null
    const made = { body: gzipSync(text), type: TYPES[extname(path)] ?? 'application/octet-stream' }
    packed.set(path, made)
    return made
  }

  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', product)
    if (pathname === filePath) {
      response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': file.length }).end(file)
      return
    }
    if (!pathname.startsWith('/mozilla/')) return passOn(incoming, response, product)
    const found = rivalFile(pathname)
    if (!found) {
      response.writeHead(404).end()
      return
    }
    response
      .writeHead(200, { 'Content-Type': found.type, 'Content-Encoding': 'gzip', 'Content-Length': found.body.length })
      .end(found.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server of both viewers has no port.')
  return { port: address.port, close: () => server.close() }
}

function passOn(incoming: IncomingMessage, response: ServerResponse, product: string): void {
  const upstream = request(
    new URL(incoming.url ?? '/', product),
    // The product's origin check compares the two.
    { method: incoming.method, headers: { ...incoming.headers, 'accept-encoding': 'gzip' } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  upstream.on('error', () => response.destroy())
  incoming.pipe(upstream)
}
