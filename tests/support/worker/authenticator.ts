import type { NewPasskey, PasskeyProof } from '#domain/account/passkeys.ts'

/** User present, user verified, and credential data attached (https://www.w3.org/TR/webauthn-3/#authdata-flags). */
const [PRESENT, VERIFIED, ATTACHED] = [0x01, 0x04, 0x40]
const COORDINATE_BYTES = 32

export const toBase64Url = (data: ArrayBuffer | Uint8Array | string) =>
  Buffer.from(typeof data === 'string' ? Buffer.from(data) : new Uint8Array(data)).toString('base64url')

const sha256 = async (data: Uint8Array<ArrayBuffer>) => Buffer.from(await crypto.subtle.digest('SHA-256', data))
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))

type Page = { origin: string; rpId: string }
type Answer = { page: Page; challenge: string }

/** A key that says what a page tells it, with a signature that is as real as a phone's. */
export async function openAuthenticator(name = 'a') {
  const keys = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  const point = Buffer.from((await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer).subarray(1)
  const id = Buffer.from(`passkey ${name}`)
  const cose = Buffer.concat([
    // EC2, ES256, P-256
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    Buffer.from([0x21, 0x58, COORDINATE_BYTES]),
    point.subarray(0, COORDINATE_BYTES),
    Buffer.from([0x22, 0x58, COORDINATE_BYTES]),
    point.subarray(COORDINATE_BYTES),
  ])

  const authData = async ({ rpId }: Page, flags: number, counter: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([await sha256(bytesOf(rpId)), Buffer.from([flags]), count, rest])
  }
  const clientData = (type: string, { page: { origin }, challenge }: Answer) =>
    bytesOf(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    id: toBase64Url(id),
    publicKey: toBase64Url(cose),

    /** What `navigator.credentials.create` answers, without attestation, or with one that has a certificate. */
    async create(answer: Answer, { certified = false } = {}): Promise<NewPasskey> {
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, cose])
      const data = await authData(answer.page, PRESENT | VERIFIED | ATTACHED, 0, credential)
      const size = Buffer.alloc(2)
      size.writeUInt16BE(data.length)
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        ...(certified ? [Buffer.from([0x66]), Buffer.from('packed')] : [Buffer.from([0x64]), Buffer.from('none')]),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        ...(certified
          ? [Buffer.from([0xa1, 0x63]), Buffer.from('x5c'), Buffer.from([0x81, 0x41, 0])]
          : [Buffer.from([0xa0])]),
        Buffer.from([0x68]),
        Buffer.from('authData'),
        Buffer.from([0x59]),
        size,
        data,
      ])
      const clientDataJSON = toBase64Url(clientData('webauthn.create', answer))
      return { id: toBase64Url(id), clientDataJSON, attestationObject: toBase64Url(attestationObject) }
    },

    /** What `navigator.credentials.get` answers for this student; `counter` is how often the key has signed. */
    async get(answer: Answer, userId: string, { counter = 0, verified = true } = {}): Promise<PasskeyProof> {
      const data = await authData(answer.page, verified ? PRESENT | VERIFIED : PRESENT, counter)
      const json = clientData('webauthn.get', answer)
      const signed = Uint8Array.from(Buffer.concat([data, await sha256(json)]))
      const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, signed)
      return {
        id: toBase64Url(id),
        clientDataJSON: toBase64Url(json),
        authenticatorData: toBase64Url(data),
        signature: toBase64Url(toDer(Buffer.from(raw))),
        userHandle: toBase64Url(userId),
      }
    },
  }
}

/** WebCrypto gives the two numbers of a signature side by side; authenticators write them as ASN.1. */
function toDer(raw: Buffer): Buffer {
  const numbers = [raw.subarray(0, COORDINATE_BYTES), raw.subarray(COORDINATE_BYTES)].map((number) => {
    const first = number.findIndex((byte) => byte !== 0)
    const digits = number.subarray(first)
    // A leading one would make it negative.
    const positive = (digits[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), digits]) : digits
    return Buffer.concat([Buffer.from([0x02, positive.length]), positive])
  })
  const body = Buffer.concat(numbers)
  return Buffer.concat([Buffer.from([0x30, body.length]), body])
}
