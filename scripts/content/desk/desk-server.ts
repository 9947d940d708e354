import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { openDeskApi } from './desk-api.ts'
import { openNotes } from './desk-note.ts'
import { writePhonePage } from './phone-page.ts'
import { watchContent } from './watch-content.ts'

/**
 * Serves the desk on this machine only: its page, the data of the page, and a message to it whenever a file is saved.
 */
export async function startDesk({ content, port }: { content: string; port: number }): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    cacheDir: join(projectFolder, '.cache/desk'),
    publicDir: false,
    // Packages that are found late would reload the page, and close a form.
    optimizeDeps: { entries: ['main.tsx'], include: ['katex', 'react/jsx-dev-runtime', 'react-dom/client'] },
    logLevel: 'warn',
    plugins: [react(), tailwindcss(), { name: 'desk-api', configureServer: (server) => serveApi(server, content) }],
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      fs: { allow: [projectFolder] },
      watch: { ignored: ['**/.cache/**'] },
    },
  })

  const stop = watchContent(content, () => server.ws.send({ type: 'custom', event: 'content-changed' }))
  server.httpServer?.on('close', stop)
  return server.listen()
}

/** Before Vite's own answers, which serve a page for every unknown address. */
function serveApi(server: ViteDevServer, content: string): void {
  const notes = openNotes(content)
  const answer = openDeskApi(content, notes)
  server.middlewares.use(async (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (!url.pathname.startsWith('/desk/')) return next()
    const { origin, host } = request.headers
    const send = (status: number, type: string, body: string | Buffer) => {
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
      response.end(body)
    }
    // Another site that is open in the same browser must not write here.
    if (origin !== undefined && origin !== `http://${host}`)
      return send(403, 'text/plain', 'This desk is for its own page.')
    try {
      const { pdf, flowing, lang } = notes.read(url.searchParams.get('file') ?? '')
      if (url.pathname === '/desk/paper') {
        return pdf ? send(200, 'application/pdf', pdf) : send(404, 'text/plain', 'There is no PDF yet.')
      }
      if (url.pathname === '/desk/phone') {
        return send(200, 'text/html', writePhonePage(flowing?.html ?? '', lang))
      }
      const { status, body } = await answer(request.method ?? 'GET', url, await readJson(request))
      send(status, 'application/json', JSON.stringify(body))
    } catch (error) {
      next(error)
    }
  })
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? null : JSON.parse(text)
}
