/** A student's browser, as far as the bench needs it: calls procedures by name and keeps cookies. */
export function openApi(origin: string) {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function call(path: string, input: unknown, method: 'GET' | 'POST'): Promise<unknown> {
    const query = method === 'GET' && input !== undefined ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
    const response = await fetch(`${origin}/api/trpc/${path}${query}`, {
      method,
      headers: { Origin: origin, Cookie: cookie(), 'Content-Type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify(input ?? {}) } : {}),
    })
    const body: { result?: { data: unknown } } = await response.json()
    if (!response.ok || !body.result) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body)}`)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return body.result.data
  }
  return {
    query: (path: string, input?: unknown) => call(path, input, 'GET'),
    mutate: (path: string, input?: unknown) => call(path, input, 'POST'),
    cookie,
  }
}
