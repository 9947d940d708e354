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
  const file = join(chunks, length)
  if (!isPdf(file)) throw new Error(`${url} is no PDF.`)
  return file
}

/** An address that does not exist answers with the app's own page, and says 200. */
function isPdf(file: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(file.subarray(0, 1024)).includes('%PDF-')
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
