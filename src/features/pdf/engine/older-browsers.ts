// Methods that the PDF engine uses and that browsers of the last years may lack. They are defined before the engine
// runs, in the page and in the worker, and only as far as the engine uses them.

type Method = (this: never, ...args: never[]) => unknown

function define(owner: object, name: PropertyKey, method: Method): void {
  if (name in owner) return
  Object.defineProperty(owner, name, { value: method, configurable: true, writable: true })
}

type Table = { has(key: unknown): boolean; get(key: unknown): unknown; set(key: unknown, value: unknown): unknown }

for (const { prototype } of [Map, WeakMap]) {
  define(prototype, 'getOrInsertComputed', function (this: Table, key: unknown, compute: (key: unknown) => unknown) {
    if (!this.has(key)) this.set(key, compute(key))
    return this.get(key)
  })
  define(prototype, 'getOrInsert', function (this: Table, key: unknown, value: unknown) {
    if (!this.has(key)) this.set(key, value)
    return this.get(key)
  })
}

define(Promise, 'withResolvers', () => {
  let [resolve, reject]: ((value?: unknown) => void)[] = []
  const promise = new Promise((keep, fail) => {
    resolve = keep
    reject = fail
  })
  return { promise, resolve, reject }
})
define(
  Promise,
  'try',
  async (call: (...args: unknown[]) => unknown, ...args: unknown[]): Promise<unknown> => call(...args),
)
define(Math, 'sumPrecise', (values: Iterable<number>) => {
  let sum = 0
  for (const value of values) sum += value
  return sum
})
define(URL, 'parse', (url: string, base?: string) => {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
})
define(Uint8Array.prototype, 'toHex', function (this: Uint8Array) {
  return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('')
})
define(Uint8Array.prototype, 'toBase64', function (this: Uint8Array) {
  return btoa(Array.from(this, (byte) => String.fromCharCode(byte)).join(''))
})
define(Response.prototype, 'bytes', async function (this: Response) {
  return new Uint8Array(await this.arrayBuffer())
})
define(ReadableStream.prototype, Symbol.asyncIterator, async function* (this: ReadableStream) {
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
define(
  globalThis,
  'Iterator',
  Object.assign(() => undefined, { prototype: iterators }),
)
define(iterators, 'some', function (this: Iterable<unknown>, test: (value: unknown) => boolean) {
  for (const value of this) if (test(value)) return true
  return false
})
define(iterators, 'find', function (this: Iterable<unknown>, test: (value: unknown) => boolean) {
  for (const value of this) if (test(value)) return value
  return undefined
})

export {}
