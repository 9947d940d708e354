import { deriveKey } from '#worker/password/derive-key.ts'

/** Derives the key of a password as the hash in the address says, or does nothing. */
export default {
  async fetch(request: Request) {
    const hash = new URL(request.url).searchParams.get('hash')
    if (hash) await deriveKey(hash, 'correct horse')
    return new Response()
  },
}
