/** The Cache API in memory, as far as the service worker uses it. Addresses are paths. */
export function createCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'https://adhyayan.test').href
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (request: RequestInfo) => store.get(pathOf(request))?.clone(),
      put: async (request: RequestInfo, response: Response) => {
        store.delete(pathOf(request))
        store.set(pathOf(request), response)
      },
      delete: async (request: RequestInfo) => store.delete(pathOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    }
  }
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    async match(request: RequestInfo, { cacheName }: { cacheName?: string } = {}) {
      for (const [name, store] of stores) {
        const response = cacheName === undefined || cacheName === name ? store.get(pathOf(request)) : undefined
        if (response) return response.clone()
      }
    },
    /** The paths in a cache. */
    list: (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
  }
}

export function htmlOf(build: string, files: string[] = []): Response {
  const links = files.map((file) => `<link rel="preload" href="${file}">`).join('')
  return new Response(`<html><script src="${build}"></script>${links}</html>`, {
    headers: { 'Content-Type': 'text/html' },
  })
}

export function fileOf(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/javascript' } })
}
