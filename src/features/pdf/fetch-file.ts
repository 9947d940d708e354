type Options = {
  /** Past the browser's cache, which may keep what was wrong the last time. */
  afresh: boolean
  signal: AbortSignal
  /** Percent of the file that is here, where the server says how long it is. */
  onProgress: (percent: number) => void
}

export async function fetchFile(url: string, { afresh, signal, onProgress }: Options): Promise<Uint8Array> {
  const response = await fetch(url, { signal, cache: afresh ? 'reload' : 'default' })
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}.`)
  const total = Number(response.headers.get('Content-Length'))
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of readChunks(response.body)) {
    chunks.push(chunk)
    length += chunk.length
    if (total > 0) onProgress(Math.min(100, Math.floor((length / total) * 100)))
  }
  return join(chunks, length)
}

async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}
