import { env } from 'cloudflare:workers'
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client'
import type { Env } from '#worker/env.ts'
import app from '#worker/index.ts'
import type { AppRouter } from '#worker/router.ts'
import { PASSWORD } from './every-procedure.ts'

export type TestEnv = Env & { LIBSQL_CONTROL: string }

export const ORIGIN = 'http://localhost:8787'
export const testEnv = env as TestEnv

/** A separate browser: it keeps cookies, and talks to the worker over HTTP as the product's pages do. */
export function openBrowser(configuration: Partial<Env> = {}) {
  const cookies = new Map<string, string>()

  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (!headers.has('Origin')) headers.set('Origin', ORIGIN)
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const work = collectWork()
    const environment = { ...testEnv, ...configuration }
    const response = await app.fetch(
      new Request(new URL(path, ORIGIN), { ...init, headers }),
      environment,
      work.context,
    )
    await work.done()
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  const api = createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${ORIGIN}/api/trpc`, fetch: (url, init) => request(String(url), init as RequestInit) })],
  })
  return { api, request, cookies }
}

/** Work that the worker continues after its answer. */
export function collectWork() {
  const pending: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => void pending.push(work),
    passThroughOnException: () => {},
    props: {},
  }
  return { context, done: () => Promise.all(pending) }
}

export type Browser = ReturnType<typeof openBrowser>

export { PASSWORD }

/** A browser in which a new student has just signed up. */
export async function openStudent(email = 'asha@example.com', configuration: Partial<Env> = {}) {
  const browser = openBrowser(configuration)
  const { user } = await browser.api.auth.signUp.mutate({ email, password: PASSWORD })
  return { ...browser, user }
}

const isCallError = (error: unknown): error is TRPCClientError<AppRouter> => error instanceof TRPCClientError

/** The refusal of a call. */
export async function refusal(call: Promise<unknown>): Promise<{ status: number; message: string }> {
  try {
    await call
  } catch (error) {
    if (isCallError(error)) return { status: error.data?.httpStatus ?? 0, message: error.message }
    throw error
  }
  throw new Error('The call was not refused.')
}

/** A call with any input, past the types. */
export async function callRaw(
  browser: Browser,
  path: string,
  type: 'query' | 'mutation',
  input: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return type === 'query'
    ? browser.request(`/api/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`, { headers })
    : browser.request(`/api/trpc/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(input),
      })
}
