import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionError } from '../../../../src/app/connection/connection-error.ts'
import { readGoal } from '../../../../src/app/connection/page-goal.ts'
import { retry } from '../../../../src/app/connection/retry.ts'
import { retryNavigation } from '../../../../src/app/connection/retry-navigation.ts'
import { isWaiting } from '../../../../src/app/connection/waiting.ts'

const page = new EventTarget()
let isCut = false
let attempts = 0
let stop = () => {}
const scrollTo = vi.fn()

beforeEach(() => {
  isCut = false
  files.clear()
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.stubGlobal('scrollX', 0)
  vi.stubGlobal('scrollY', 320)
  vi.stubGlobal('scrollTo', scrollTo)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const files = new Map<string, Promise<void>>()

/** As files of the content are fetched: who asks again gets what is on its way. */
function fetchOnce(path: string): Promise<void> {
  const fetched = files.get(path) ?? retry(fetchFile)
  files.set(path, fetched)
  return fetched
}

async function fetchFile() {
  attempts += 1
  if (isCut) throw new ConnectionError('The line is cut.')
}

async function open() {
  const root = createRootRoute()
  const routes = ['/notes', '/notes/$subject', '/features'].map((path) =>
    createRoute({
      path,
      getParentRoute: () => root,
      // What has been left is loaded again.
      gcTime: 0,
      loader: async () => {
        // What is here already must not be taken for the line that is back.
        await retry(async () => {})
        await fetchOnce(path)
      },
    }),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/notes'] }),
    isServer: false,
    origin: 'http://localhost',
  })
  // Only now, for with a document the router takes itself to be in a browser.
  vi.stubGlobal('document', page)
  router.history.subscribe(() => void router.load())
  await router.load()
  stop = retryNavigation(router)
  return router
}

test('a page that comes is opened', async () => {
  const router = await open()
  await router.navigate({ href: '/features' })
  expect(router.state.resolvedLocation?.pathname).toBe('/features')
  expect(readGoal()).toBeNull()
  expect(isWaiting()).toBe(false)
})

test('without a line the page stands, and the other opens when it is back', async () => {
  const router = await open()
  isCut = true
  void router.navigate({ href: '/features' })
  await vi.advanceTimersByTimeAsync(500)
  expect(router.state).toMatchObject({ status: 'idle', location: { pathname: '/notes' } })
  expect(readGoal()?.href).toBe('/features')
  expect(isWaiting()).toBe(true)
  expect(router.history.length).toBe(2)

  isCut = false
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect(router.state).toMatchObject({ status: 'idle', location: { pathname: '/features' } })
  expect(readGoal()).toBeNull()
  expect(isWaiting()).toBe(false)
  router.history.back()
  await vi.advanceTimersByTimeAsync(10)
  expect(router.state.resolvedLocation?.pathname).toBe('/notes')
})

test('as long as there is no line it is asked for after growing pauses, or when somebody asks', async () => {
  const router = await open()
  isCut = true
  attempts = 0
  void router.navigate({ href: '/features' })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(attempts).toBeGreaterThan(4)
  expect(attempts).toBeLessThan(16)
  isCut = false
  readGoal()?.tryNow()
  await vi.advanceTimersByTimeAsync(10)
  expect(router.state.resolvedLocation?.pathname).toBe('/features')
})

test('who asks for the same page again and again finds the way back as short as ever', async () => {
  const router = await open()
  isCut = true
  for (let tap = 0; tap < 4; tap++) {
    void router.navigate({ href: '/features' })
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(router.history.length).toBe(2)
  isCut = false
  readGoal()?.tryNow()
  await vi.advanceTimersByTimeAsync(10)
  expect(router.state.resolvedLocation?.pathname).toBe('/features')
  expect(router.history.length).toBe(2)
})

test('whoever asks for another page has changed the goal', async () => {
  const router = await open()
  isCut = true
  void router.navigate({ href: '/features' })
  await vi.advanceTimersByTimeAsync(500)
  void router.navigate({ href: '/notes/physics' })
  await vi.advanceTimersByTimeAsync(500)
  expect(readGoal()?.href).toBe('/notes/physics')
  isCut = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(router.state).toMatchObject({ status: 'idle', location: { pathname: '/notes/physics' } })
})

test('whoever stays is not taken away', async () => {
  const router = await open()
  isCut = true
  void router.navigate({ href: '/features' })
  await vi.advanceTimersByTimeAsync(500)
  readGoal()?.drop()
  expect(isWaiting()).toBe(false)
  isCut = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(router.state).toMatchObject({ status: 'idle', location: { pathname: '/notes' } })
})

test('whoever stays while an attempt is under way is not taken away either', async () => {
  const router = await open()
  isCut = true
  void router.navigate({ href: '/features' })
  await vi.advanceTimersByTimeAsync(500)
  readGoal()?.tryNow()
  await vi.advanceTimersByTimeAsync(10)
  expect(router.state).toMatchObject({ status: 'pending', location: { pathname: '/features' } })
  readGoal()?.drop()
  isCut = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(router.state).toMatchObject({ status: 'idle', location: { pathname: '/notes' } })
})

test('a way back that does not come is taken when the line is back', async () => {
  const router = await open()
  await router.navigate({ href: '/notes/physics' })
  files.clear()
  isCut = true
  router.history.back()
  await vi.advanceTimersByTimeAsync(500)
  expect(router.state.location.pathname).toBe('/notes/physics')
  expect(readGoal()?.href).toBe('/notes')
  isCut = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(router.state.location.pathname).toBe('/notes')
  expect(router.history.canGoBack()).toBe(false)
})
