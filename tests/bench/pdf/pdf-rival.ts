import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectFolder } from '#scripts/set-up/files.mjs'

/** Mozilla's own viewer from Debian's package libjs-pdf. */
const VIEWER = '/usr/share/javascript/pdf'
export const RIVAL_PATH = '/mozilla/web/viewer.html'

export function hasRival(): boolean {
  return existsSync(join(VIEWER, 'web/viewer.html'))
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.css': 'text/css',
  '.properties': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
}
/** For icons that the package leaves out, so that no 404 slows it down. */
const EMPTY_ICON = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>'

/**
 * One server for both viewers and the same file for both: under /mozilla/ the rival, under `filePath` the document,
 * otherwise the files of the build, and for anything else the product at `product`. So both viewers are files in
 * memory, as on an edge server; all text is gzipped.
 */
export async function serveBoth(product: string, filePath: string, file: Buffer) {
  const packed = new Map<string, { body: Buffer; type: string }>()
  const findFile = (path: string) => {
    const known = packed.get(path)
    if (known) return known
    const isRival = path.startsWith('/mozilla/')
    const places = isRival ? [join(VIEWER, normalize(path.replace('/mozilla/', '/')))] : placesOfOurs(path)
    const place = places.find((place) => statSync(place, { throwIfNoEntry: false })?.isFile())
    const isIcon = isRival && extname(path) === '.svg'
    const text = place ? readFileSync(place) : isIcon ? Buffer.from(EMPTY_ICON) : null
    if (!text) return null
    const made = { body: gzipSync(text), type: TYPES[extname(place ?? path)] ?? 'application/octet-stream' }
    packed.set(path, made)
    return made
  }

  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', product)
    if (pathname === filePath) {
      response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': file.length }).end(file)
      return
    }
    const found = findFile(pathname)
    if (!found) return passOn(incoming, response, product)
    response
      .writeHead(200, { 'Content-Type': found.type, 'Content-Encoding': 'gzip', 'Content-Length': found.body.length })
      .end(found.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server of both viewers has no port.')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: address.port, close }
}

function placesOfOurs(path: string): string[] {
  const place = join(projectFolder, 'dist', normalize(decodeURI(path)))
  return [place, `${place}.html`]
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
