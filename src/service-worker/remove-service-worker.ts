/// <reference lib="webworker" />

export {}

declare const self: ServiceWorkerGlobalScope

// Replaces a broken service worker: browsers fetch /sw.js past the service worker at every navigation. It answers no
// request, and removes itself and all cached pages and files. A student's work is in IndexedDB and localStorage, and
// stays.

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.all(
    pages.map((page) => page.navigate(page.url).catch((error) => console.error('Not loaded again', error))),
  )
}
