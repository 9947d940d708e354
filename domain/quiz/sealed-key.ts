import type { PublicQuiz, Question, Quiz } from './quiz.ts'

/**
 * The right answers and explanations of a quiz, encrypted, so that a saved quiz can be graded without a line. Base64.
 *
 * Whoever reads the device's storage or the network sees no answers; whoever runs this file's code on it does. See
 * docs/decisions/offline.md.
 */
export type SealedKey = { salt: string; iv: string; data: string }

type AnswerKey = Record<string, Pick<Question, 'correctAnswer' | 'explanation'>>

/** A tenth of a second on a cheap phone, once for each attempt, and two seconds of the build for all quizzes. */
const ITERATIONS = 50_000

/** The same quiz gives the same bytes, so that a build can be repeated. A salt stands for one text alone, and so does its IV. */
export async function sealKey({ id, version, questions }: Quiz): Promise<SealedKey> {
  const key: AnswerKey = Object.fromEntries(
    questions.map(({ id, correctAnswer, explanation }) => [id, { correctAnswer, explanation }]),
  )
  const text = new TextEncoder().encode(JSON.stringify(key))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  const [salt, iv] = [hash.slice(0, 16), hash.slice(16, 28)]
  const secret = await deriveSecret(id, version, salt)
  const data = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, text))
  return { salt: toBase64(salt), iv: toBase64(iv), data: toBase64(data) }
}

/**
 * The quiz with its answers, to grade an attempt that has been handed in.
 * @throws when the key was sealed for another version, or is damaged
 */
export async function openKey(quiz: PublicQuiz, sealed: SealedKey): Promise<Quiz> {
  const secret = await deriveSecret(quiz.id, quiz.version, fromBase64(sealed.salt))
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: fromBase64(sealed.iv) },
    secret,
    fromBase64(sealed.data),
  )
  const key: AnswerKey = JSON.parse(new TextDecoder().decode(text))
  const questions = quiz.questions.map((question) => {
    const answer = key[question.id]
    if (!answer) throw new Error(`The key of ${quiz.id} lacks the question ${question.id}.`)
    return { ...question, ...answer }
  })
  return { ...quiz, questions }
}

async function deriveSecret(id: string, version: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const name = new TextEncoder().encode(`${id} ${version}`)
  const material = await crypto.subtle.importKey('raw', name, 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
