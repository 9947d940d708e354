// What the PDF engine takes for granted and a phone of the last years may lack: it is given here, before the engine
// runs, in the page and in the worker. Only what the engine really calls, as far as it calls it.

type Method = (this: never, ...args: never[]) => unknown

function give(owner: object, name: PropertyKey, method: Method): void {
  if (name in owner) return
  Object.defineProperty(owner, name, { value: method, configurable: true, writable: true })
}

type Table = { has(key: unknown): boolean; get(key: unknown): unknown; set(key: unknown, value: unknown): unknown }

for (const { prototype } of [Map, WeakMap]) {
  give(prototype, 'getOrInsertComputed', function (this: Table, key: unknown, compute: (key: unknown) => unknown) {
    if (!this.has(key)) this.set(key, compute(key))
    return this.get(key)
  })
  give(prototype, 'getOrInsert', function (this: Table, key: unknown, value: unknown) {
    if (!this.has(key)) this.set(key, value)
    return this.get(key)
  })
}

give(Promise, 'withResolvers', () => {
  let [resolve, reject]: ((value?: unknown) => void)[] = []
  const promise = new Promise((keep, fail) => {
    resolve = keep
    reject = fail
  })
  return { promise, resolve, reject }
})
give(
  Promise,
  'try',
  async (call: (...args: unknown[]) => unknown, ...args: unknown[]): Promise<unknown> => call(...args),
)
give(Math, 'sumPrecise', (values: Iterable<number>) => {
  let sum = 0
  for (const value of values) sum += value
  return sum
})
give(URL, 'parse', (url: string, base?: string) => {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
})
give(Uint8Array.prototype, 'toHex', function (this: Uint8Array) {
  return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('')
})
give(Uint8Array.prototype, 'toBase64', function (this: Uint8Array) {
  return btoa(Array.from(this, (byte) => String.fromCharCode(byte)).join(''))
})
give(Response.prototype, 'bytes', async function (this: Response) {
  return new Uint8Array(await this.arrayBuffer())
})
give(ReadableStream.prototype, Symbol.asyncIterator, async function* (this: ReadableStream) {
  const reader = this.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
})

const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()))
give(
  globalThis,
  'Iterator',
  Object.assign(() => undefined, { prototype: iterators }),
)
give(iterators, 'some', function (this: Iterable<unknown>, test: (value: unknown) => boolean) {
  for (const value of this) if (test(value)) return true
  return false
})
give(iterators, 'find', function (this: Iterable<unknown>, test: (value: unknown) => boolean) {
  for (const value of this) if (test(value)) return value
  return undefined
})

export {}
