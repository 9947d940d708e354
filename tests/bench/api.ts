/** A student's browser, as far as the bench needs one: calls procedures by name and keeps the session's cookie. */
export function openApi(origin: string) {
  let cookie = ''

  async function call(path: string, input: unknown, method: 'GET' | 'POST'): Promise<unknown> {
    const query = method === 'GET' && input !== undefined ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
    const response = await fetch(`${origin}/api/trpc/${path}${query}`, {
      method,
      headers: { Origin: origin, Cookie: cookie, 'Content-Type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify(input ?? {}) } : {}),
    })
    const body: { result?: { data: unknown } } = await response.json()
    if (!response.ok || !body.result) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body)}`)
    const set = response.headers.getSetCookie()
    if (set.length > 0) cookie = set.map((line) => line.split(';', 1)[0]).join('; ')
    return body.result.data
  }
  return {
    query: (path: string, input?: unknown) => call(path, input, 'GET'),
    mutate: (path: string, input?: unknown) => call(path, input, 'POST'),
    cookie: () => cookie,
  }
}
