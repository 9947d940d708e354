import type { APIResponse, CDPSession, Page } from '@playwright/test'

/**
 * Gives a page routes that leave its browser's cache on, as a student's is. Playwright's own routes switch it off, so
 * that every document fetches all of the app again, and they stop every request of the page, whatever their pattern.
 *
 * They are called like Playwright's, and support what our tests use (`pausedRoute`). A pattern that begins with a slash
 * is an address below `baseURL`.
 */
export function keepCacheWithRoutes(page: Page, baseURL: string | undefined): void {
  let routes: Route[] = []
  let session: Promise<CDPSession> | undefined
  let mayFail = false
  const running = new Set<Promise<void>>()

  const toGlob = (pattern: string) =>
    (pattern.startsWith('/') ? new URL(pattern, baseURL).href : pattern).replaceAll('**', '*')

  const matches = (pattern: Pattern, url: string) =>
    typeof pattern === 'string' ? globToRegExp(toGlob(pattern)).test(url) : pattern.test(url)

  /** Calls the newest matching route. One that falls back leaves the request to the next. */
  async function handle(session: CDPSession, paused: Paused): Promise<void> {
    try {
      for (const route of routes) {
        if (route.timesLeft === 0 || !matches(route.pattern, paused.request.url)) continue
        route.timesLeft -= 1
        let isLeft = false
        const leave = () => {
          isLeft = true
        }
        await route.handler(pausedRoute({ page, session, paused, leave }))
        if (!isLeft) return
      }
      await session.send('Fetch.continueRequest', { requestId: paused.requestId })
    } catch (error) {
      // The page of the request may be closed by now, with its requests.
      if (!mayFail && !/Invalid InterceptionId|closed|disposed/.test(String(error))) throw error
    }
  }

  async function open(): Promise<CDPSession> {
    const opened = await page.context().newCDPSession(page)
    opened.on('Fetch.requestPaused', (paused) => {
      const handled = handle(opened, paused).finally(() => running.delete(handled))
      running.add(handled)
    })
    return opened
  }

  /** Stops only requests that a route may handle. */
  async function update(next: Route[]): Promise<void> {
    routes = next
    const globs = routes.map(({ pattern }) => (typeof pattern === 'string' ? toGlob(pattern) : '*'))
    // An empty list would stop every request.
    const urlPatterns = globs.length > 0 ? new Set(globs) : ['none:']
    session ??= open()
    await (await session).send('Fetch.enable', { patterns: [...urlPatterns].map((urlPattern) => ({ urlPattern })) })
  }

  Object.assign(page, {
    route: (pattern: Pattern, handler: Handler, { times = Number.POSITIVE_INFINITY } = {}) =>
      update([{ pattern, handler, timesLeft: times }, ...routes]),
    unroute: (pattern: Pattern) => update(routes.filter((route) => String(route.pattern) !== String(pattern))),
    async unrouteAll({ behavior = 'default' } = {}) {
      mayFail ||= behavior === 'ignoreErrors'
      if (!session || page.isClosed()) return
      await update([])
      if (behavior === 'wait') await Promise.all(running)
    },
  })
}

type Pattern = string | RegExp
type Handler = (route: ReturnType<typeof pausedRoute>) => unknown
type Route = { pattern: Pattern; handler: Handler; timesLeft: number }

/** The used part of `Fetch.requestPaused` of the browser's protocol. */
type Paused = {
  requestId: string
  request: { url: string; method: string; headers: Record<string, string>; postDataEntries?: { bytes?: string }[] }
}

type Answer = {
  response?: APIResponse
  status?: number
  contentType?: string
  json?: unknown
  body?: string | Buffer
}

/** The part of Playwright's `Route` that our tests use. */
function pausedRoute({ page, session, paused, leave }: PausedRoute) {
  const { requestId, request } = paused
  const sent = request.postDataEntries?.map(({ bytes = '' }) => Buffer.from(bytes, 'base64'))
  const postData = sent ? Buffer.concat(sent).toString() : null
  return {
    request: () => ({
      url: () => request.url,
      headers: () => request.headers,
      postData: () => postData,
      postDataJSON: () => (postData === null ? null : JSON.parse(postData)),
    }),
    fallback: leave,
    abort: () => session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' }),
    continue: (changed: { postData?: string } = {}) =>
      session.send('Fetch.continueRequest', {
        requestId,
        ...(changed.postData !== undefined && { postData: toBase64(changed.postData) }),
      }),
    /** The worker's answer. The page does not get it by this call. */
    fetch: ({ url = request.url, headers = request.headers } = {}) =>
      page.request.fetch(url, { method: request.method, headers, ...(postData !== null && { data: postData }) }),
    async fulfill({ response, status = response?.status() ?? 200, contentType, json, body }: Answer) {
      const content = json === undefined ? (body ?? (await response?.body()) ?? '') : JSON.stringify(json)
      const headers = new Map(Object.entries(response?.headers() ?? {}))
      // The content is decompressed, and may have been changed. The browser has already got its cookies from `fetch`.
      for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
      const type = contentType ?? (json === undefined ? undefined : 'application/json')
      if (type) headers.set('content-type', type)
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: status,
        responseHeaders: [...headers].map(([name, value]) => ({ name, value })),
        body: toBase64(content),
      })
    },
  }
}

type PausedRoute = { page: Page; session: CDPSession; paused: Paused; leave: () => void }

function globToRegExp(glob: string): RegExp {
  const parts = glob.split('*').map((part) => part.replace(/[.?+^$()|[\]{}\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}

function toBase64(content: string | Buffer): string {
  return Buffer.from(content).toString('base64')
}
