/** The connection or the server failed, not the request: the same request can succeed later. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}
