import type { Inputs, Outputs } from '#src/platform/data/trpc.ts'

/** What the worker answers to a procedure. A promise that is still open keeps the request waiting. */
export type Answers = {
  [R in keyof Inputs]?: {
    [P in keyof Inputs[R] & keyof Outputs[R]]?: (
      input: Inputs[R][P],
    ) => Outputs[R][P] | Promise<Outputs[R][P]> | undefined
  }
}

/** One call of a procedure, such as `tasks.list`. */
export type Call = { procedure: string; input: unknown }

/** The worker refuses. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The connection fails. */
export class NoAnswer extends Error {}

type Handler = (input: unknown) => unknown

/** What arrives in place of the file at this path; without an answer it is the file itself. */
export type Files = (path: string) => Response | Promise<Response | undefined> | undefined

/**
 * Answers tRPC's requests from these functions, in place of `fetch`. `session` says who is signed in. Other requests go
 * to the server.
 */
export function fakeWorker(answers: Answers, session: () => unknown, files?: Files) {
  const calls: Call[] = []
  const handlers = answers as Record<string, Record<string, Handler> | undefined>

  async function answerOne(procedure: string, input: unknown): Promise<{ status: number; body: unknown }> {
    if (procedure === 'session') return { status: 200, body: { result: { data: { user: session() } } } }
    calls.push({ procedure, input })
    const [router = '', name = ''] = procedure.split('.')
    const handler = handlers[router]?.[name]
    try {
      if (!handler) throw new Refusal(503, `This test answers no ${procedure}.`)
      return { status: 200, body: { result: { data: await handler(input) } } }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const data = { code: 'TEST', httpStatus: error.status, path: procedure }
      return { status: error.status, body: { error: { message: error.message, code: -32603, data } } }
    }
  }

  const real = globalThis.fetch
  async function fake(request: RequestInfo | URL, options: RequestInit = {}): Promise<Response> {
    const url = new URL(request instanceof Request ? request.url : request, location.href)
    if (url.pathname === '/api/health') return Response.json({})
    if (!url.pathname.startsWith('/api/trpc/')) {
      const file = await files?.(url.pathname)
      options.signal?.throwIfAborted()
      return file ?? real(addressOf(url), options)
    }
    const text = options.body ? String(options.body) : url.searchParams.get('input')
    const sent = text === null ? undefined : JSON.parse(text)
    const procedures = url.pathname.slice('/api/trpc/'.length).split(',')
    const isBatch = url.searchParams.has('batch')
    const answering = procedures.map((procedure, place) => answerOne(procedure, isBatch ? sent?.[place] : sent))
    const all = await Promise.all(answering).catch(() => {
      throw new TypeError('Failed to fetch')
    })
    options.signal?.throwIfAborted()
    const statuses = new Set(all.map(({ status }) => status))
    const bodies = all.map(({ body }) => body)
    const status = statuses.size === 1 ? (all[0]?.status ?? 200) : 207
    return Response.json(isBatch ? bodies : bodies[0], { status })
  }
  globalThis.fetch = fake

  return {
    calls,
    /** The inputs of the calls of one procedure. */
    inputsOf: (procedure: string) => calls.filter((call) => call.procedure === procedure).map(({ input }) => input),
    stop() {
      globalThis.fetch = real
    },
  }
}

/** The build copies these files to the site. */
const addressOf = (url: URL) => (url.pathname.startsWith('/files/') ? `/content/built${url.pathname}` : url)

/** An answer that keeps its request waiting until it is released, as on a slow connection. */
export function heldBack<Answer>(answer: Answer) {
  let release = () => {}
  const released = new Promise<Answer>((resolve) => {
    release = () => resolve(answer)
  })
  return { wait: () => released, release }
}
