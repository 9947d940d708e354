import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A mail provider that accepts every mail and keeps none, with the worker's configuration for it. */
export async function startMailServer() {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    configuration: {
      MAIL_API_URL: `http://127.0.0.1:${port}/emails`,
      MAIL_API_KEY: 'key',
      MAIL_FROM: 'hello@adhyayan.example.org',
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
