import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type RequestIdVariables, requestId } from 'hono/request-id'
import { timing } from 'hono/timing'
import { version } from '../package.json'
import { browserErrorsRoute } from './browser-errors/browser-errors-route.ts'
import { cleanUp } from './cleanup/scheduled.ts'
import { contactForm } from './contact/contact-without-scripts.ts'
import { createContext } from './context.ts'
import { exportRoute } from './data-export/export-route.ts'
import { openDatabase } from './db/client.ts'
import { checkSchema } from './db/schema-check.ts'
import type { Env } from './env.ts'
import { googleRoutes } from './google/google-routes.ts'
import { answerError } from './http/error-answer.ts'
import { isLocalHost } from './http/local-host.ts'
import { logError } from './http/log.ts'
import { answerMissingFile } from './http/missing-file.ts'
import { originCheck } from './http/origin-check.ts'
import { pathCheck } from './http/path-check.ts'
import { apiHeaders } from './http/security-headers.ts'
import { mailboxPage } from './mail/mailbox-page.ts'
import { avatarRoute } from './profile/avatar-route.ts'
import { appRouter } from './router.ts'

const BODY_MAX = 128 * 1024
/** A request with a profile picture may be larger than all others. */
const PICTURE_BODY_MAX = 1_200_000
const PICTURE_PATH = '/api/trpc/profile.setAvatar'
const BATCH_MAX = 10

const app = new Hono<{ Bindings: Env; Variables: RequestIdVariables }>().basePath('/api')

app.use(requestId({ headerName: '' }))
app.use(async (c, next) => {
  await next()
  // Sets the headers directly, because c.header() copies a finished response at each call.
  c.res.headers.set('X-Request-Id', c.get('requestId'))
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
})
// How long the worker took, for developers. A stranger could learn from it whether an account exists.
app.use(timing({ enabled: (c) => isLocalHost(new URL(c.req.url).hostname) }))
// Mounted before the security headers below, because these pages have headers of their own.
app.route('/auth/google', googleRoutes)
app.route('/contact', contactForm)
// For the API only: the headers of pages are in public/_headers.
app.use(apiHeaders)
app.use(pathCheck)
app.use(originCheck)
const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) => c.json({ error: { code: 'PAYLOAD_TOO_LARGE', message: 'That is too much to send at once.' } }, 413),
  })
const limitBody = limitTo(BODY_MAX)
const limitPictureBody = limitTo(PICTURE_BODY_MAX)
app.use((c, next) => (c.req.path === PICTURE_PATH ? limitPictureBody : limitBody)(c, next))

app.get('/health', async (c) => {
  const database = await checkSchema(openDatabase(c.env)).then(
    (missing) => {
      if (missing.length === 0) return 'reachable'
      const error = new Error(`Migrations are pending. The database lacks ${missing.join(', ')}.`)
      logError({ requestId: c.get('requestId'), path: 'health', error })
      return 'not migrated'
    },
    (error) => {
      logError({ requestId: c.get('requestId'), path: 'health', error })
      return 'unreachable'
    },
  )
  return c.json({ version, database }, database === 'reachable' ? 200 : 503)
})

app.get('/dev/mail', mailboxPage)

app.route('/avatar', avatarRoute)

app.route('/own-data', exportRoute)

app.route('/browser-errors', browserErrorsRoute)

app.all('/trpc/*', (c) =>
  fetchRequestHandler({
    endpoint: '/api/trpc',
    req: c.req.raw,
    router: appRouter,
    maxBatchSize: BATCH_MAX,
    onError: ({ error, path = 'trpc' }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR' || error.code === 'SERVICE_UNAVAILABLE') {
        logError({ requestId: c.get('requestId'), path, error: error.cause ?? error })
      }
    },
    createContext: ({ resHeaders }) =>
      createContext({
        request: c.req.raw,
        env: c.env,
        requestId: c.get('requestId'),
        db: openDatabase(c.env),
        now: Date.now(),
        later: (work) =>
          c.executionCtx.waitUntil(
            work.catch((error) => logError({ requestId: c.get('requestId'), path: 'later', error })),
          ),
        setCookies: (cookies) => {
          resHeaders.delete('Set-Cookie')
          for (const cookie of cookies) resHeaders.append('Set-Cookie', cookie)
        },
      }),
  }),
)

app.notFound((c) =>
  /^\/api(\/|$)/.test(c.req.path)
    ? c.json({ error: { code: 'NOT_FOUND', message: 'There is nothing at this address.' } }, 404)
    : answerMissingFile(c.req.raw, c.env.ASSETS),
)

app.onError(answerError)

export default {
  fetch: app.fetch,
  scheduled: ({ scheduledTime }: { scheduledTime: number }, env: Env) => cleanUp(scheduledTime, env),
} satisfies ExportedHandler<Cloudflare.Env>
