/// <reference lib="webworker" />
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { SYNC_TAG } from '#src/platform/device/outbox/background-sync.ts'
import { sendInBackground } from '#src/platform/device/outbox/send-in-background.ts'
import { savesData } from '../platform/loading/may-preload.ts'
import { BUILD, CONTENT, SHELL } from './build.ts'
import { kindOfRequest, type RequestKind } from './kind-of-request.ts'
import type { Message } from './message.ts'
import { isWhole, keepPage, listEarlierPages, openPage } from './pages.ts'
import { removeOlderBuilds, storeShell, trimContent } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** https://wicg.github.io/background-sync/spec/ */
type SyncEvent = ExtendableEvent & { tag: string }

const matchOptions = { ignoreVary: true }
const whole = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isWhole(response, 'file') ? response : null),
}
/** Scripts of an older page that is still open, and saved content, are in other caches. */
const anywhere = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }: { cachedResponse?: Response; request: Request }) =>
    cachedResponse ?? caches.match(request, matchOptions),
}
const plugins = [whole, anywhere]
const appFiles = new CacheFirst({ cacheName: SHELL, matchOptions, plugins })
const contentFiles = new CacheFirst({ cacheName: CONTENT, matchOptions, plugins })
const namedFiles = new StaleWhileRevalidate({ cacheName: CONTENT, matchOptions, plugins })

/** A script that asks so wants what the server has now. A page that is reloaded asks so as well, and is answered from the cache. */
const PAST_CACHES: ReadonlySet<RequestCache> = new Set(['reload', 'no-cache', 'no-store'])

/**
 * A waiting build takes over with the next document. On a slow device this takes a moment, and the document asks again
 * after a second. Only a few times, in case it never does.
 */
let yields = 0
const YIELDS_MAX = 4
/** For the moment between two builds. Its link is seen only if the browser does not open the page again by itself. */
const IN_BETWEEN = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Adhyayan</title><style>html{background:#0f1319}a{color:#fff;animation:late 2s step-end}@keyframes late{from{visibility:hidden}}</style><a href="">Open the page</a>`

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => event.waitUntil(hear(event.data, event.ports)))
// Only in Chromium: sends the outbox when the connection returns, even if every page is closed.
self.addEventListener('sync', (event) => {
  if (isSync(event) && event.tag === SYNC_TAG) event.waitUntil(sendInBackground())
})

registerRoute(is('page'), async ({ request, url, event }) => {
  if (self.registration.waiting && yields < YIELDS_MAX) {
    yields += 1
    self.registration.waiting.postMessage({ type: 'SKIP_WAITING' } satisfies Message)
    return new Response(IN_BETWEEN, { headers: { 'Content-Type': 'text/html', Refresh: yields === 1 ? '0' : '1' } })
  }
  return openPage(request, url, (work) => event.waitUntil(work))
})
registerRoute(is('asset'), (options) => (isApp(options.url) ? appFiles : contentFiles).handle(options))
registerRoute(is('named'), namedFiles)

function is(kind: RequestKind) {
  return ({ request, url }: { request: Request; url: URL }) =>
    (request.mode === 'navigate' || !PAST_CACHES.has(request.cache)) &&
    kindOfRequest({ method: request.method, mode: request.mode, url, origin: self.location.origin }) === kind
}

function isSync(event: Event): event is SyncEvent {
  return event instanceof ExtendableEvent && 'tag' in event
}

function isApp({ pathname }: URL): boolean {
  return /\.(?:js|css)$/.test(pathname)
}

async function install(): Promise<void> {
  if (savesData()) return
  await storeShell()
  // They open as before when this build has taken over, even without a connection.
  for (const path of await listEarlierPages()) await keepWithFiles(path)
}

async function hear(message: Message, ports: readonly MessagePort[]): Promise<void> {
  switch (message.type) {
    case 'BUILD':
      return ports[0]?.postMessage(BUILD)
    case 'SKIP_WAITING':
      return self.skipWaiting()
    case 'SEEN':
      await keepWithFiles(message.path)
      return keepFiles(message.files)
    case 'TIDY': {
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      if (message.build === BUILD && open.length === 1) await removeOlderBuilds()
      return trimContent()
    }
  }
}

/** A page is cached as far as the connection allows. Missing files are requested when it is opened. */
async function keepWithFiles(path: string): Promise<void> {
  try {
    await keepFiles(await keepPage(path))
  } catch (error) {
    console.error(`${path} was not kept`, error)
  }
}

async function keepFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const url = new URL(file, self.location.origin)
    const request = new Request(url)
    const kind = kindOfRequest({ method: 'GET', mode: 'cors', url, origin: self.location.origin })
    if (kind !== 'asset' || (await caches.match(request, matchOptions))) continue
    const response = await fetch(request)
    if (isWhole(response, 'file')) await (await caches.open(isApp(url) ? SHELL : CONTENT)).put(request, response)
  }
}
