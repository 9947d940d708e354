import { Slug } from '#domain/catalogue/catalogue.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import type { QuizWithVersions } from '#domain/quiz/quiz-versions.ts'
import type { SealedKey } from '#domain/quiz/sealed-key.ts'
import type { Env } from '../env.ts'
import { type BoundedCache, openCache } from './bounded-cache.ts'

// The quizzes with their answers are files that only the worker reads, so that its script does not grow with them. They
// are among the files of the site, at addresses that the site never answers (see docs/decisions/quiz-bank.md).

export type Assets = Env['ASSETS']

/** A file of the bank is missing or could not be read. The same request can succeed later. */
export class BankUnreadable extends Error {
  override readonly name = 'BankUnreadable'
}

/** The host does not matter: files are found by their path. */
const PLACE = 'http://assets/api/bank'

/** Characters of JSON that a worker caches: about 100 chapter quizzes. */
const CACHE_MAX = 2_500_000

const caches = new WeakMap<Assets, BoundedCache>()

/** All quizzes as they are today, including those that cannot be started any more. */
export async function listBank(assets: Assets): Promise<QuizSummary[]> {
  const list = await readFile<QuizSummary[]>(assets, 'list.json')
  if (!list) throw new BankUnreadable('The list of quizzes is missing.')
  return list
}

export async function findInBank(assets: Assets, id: string): Promise<QuizWithVersions | undefined> {
  if (!Slug.safeParse(id).success) return undefined
  const quiz = await readFile<QuizWithVersions>(assets, `quizzes/${id}.json`)
  // A missing file alone does not prove that the quiz does not exist: an attempt must not be refused for good because
  // of it.
  if (!quiz && (await listBank(assets)).some((listed) => listed.id === id))
    throw new BankUnreadable(`The file of the quiz ${id} is missing.`)
  return quiz
}

/** The sealed key of today's version of a quiz of the bank. @throws BankUnreadable */
export async function getSealedKey(assets: Assets, id: string): Promise<SealedKey> {
  const key = await readFile<SealedKey>(assets, `sealed/${id}.json`)
  if (!key) throw new BankUnreadable(`The sealed key of the quiz ${id} is missing.`)
  return key
}

/** The content of a file, or undefined if there is none. @throws BankUnreadable */
export async function readFile<Content>(assets: Assets, name: string): Promise<Content | undefined> {
  const cache = caches.get(assets) ?? openCache(CACHE_MAX)
  caches.set(assets, cache)
  const known = cache.find(name)
  if (known !== undefined) return known as Content
  try {
    const answer = await assets.fetch(`${PLACE}/${name}`)
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new Error(`It was answered with ${answer.status}.`)
    const text = await answer.text()
    const content: Content = JSON.parse(text)
    cache.keep(name, content, text.length)
    return content
  } catch (cause) {
    throw new BankUnreadable(`The file ${name} of the bank was not read.`, { cause })
  }
}
