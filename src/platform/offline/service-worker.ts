import { Workbox } from 'workbox-window'
import type { Message } from '#src/service-worker/message.ts'
import { offerUpdate, runningBuild } from './update.ts'

const SCRIPT = '/sw.js'

/** Registers the service worker, and offers newer builds. Call it once the page has loaded and the network is idle. */
export async function registerServiceWorker(): Promise<void> {
  // Some browsers refuse without an error. Then the product needs a connection.
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(SCRIPT)
  if (!registration) return
  const workbox = new Workbox(SCRIPT)
  const isFirst = navigator.serviceWorker.controller === null
  let isTaking = false

  workbox.addEventListener('waiting', async ({ sw }) => {
    if (!sw) return
    const take = () =>
      new Promise<void>((resolve) => {
        isTaking = true
        workbox.addEventListener('controlling', () => resolve())
        workbox.messageSkipWaiting()
      })
    // A page from the network can be newer than the service worker that fetched it.
    if ((await ask(sw, { type: 'BUILD' })) === runningBuild()) await take()
    else offerUpdate('ready', take)
  })
  workbox.addEventListener('controlling', async ({ sw, isUpdate }) => {
    if (isTaking || !isUpdate || !sw) return
    if ((await ask(sw, { type: 'BUILD' })) !== runningBuild()) offerUpdate('replaced')
  })

  await workbox.register({ immediate: true })
  const { active } = await navigator.serviceWorker.ready
  if (isFirst) tell(active, { type: 'SEEN', path: location.pathname, files: listSeenFiles() })
  tell(active, { type: 'TIDY', build: runningBuild() })
}

function tell(worker: ServiceWorker | null, message: Message): void {
  worker?.postMessage(message)
}

function ask(worker: ServiceWorker, message: Message): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage(message, [port2])
  })
}

function listSeenFiles(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return files.filter(({ origin }) => origin === location.origin).map(({ pathname, search }) => pathname + search)
}
