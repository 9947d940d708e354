import { Slug } from '../../domain/catalogue/catalogue.ts'
import type { QuizSummary } from '../../domain/quiz/quiz.ts'
import type { QuizWithVersions } from '../../domain/quiz/quiz-versions.ts'
import type { Env } from '../env.ts'
import { type BoundedCache, openCache } from './bounded-cache.ts'

// The quizzes with their answers are files that only the worker reads, so that its script does not grow with them. They
// lie among the files of the site at addresses that the site never answers (see docs/decisions/2026-11-22-quiz-bank.md).

export type Assets = Env['ASSETS']

/** A file of the bank is missing or was not read. The same request can succeed later. */
export class BankUnreadable extends Error {
  override readonly name = 'BankUnreadable'
}

/** Any host: the files are found by their path. */
const PLACE = 'http://assets/api/bank'

/** Characters of JSON that a worker keeps: about 100 chapter quizzes. */
const CACHE_MAX = 2_500_000

const caches = new WeakMap<Assets, BoundedCache>()

/** All quizzes as they are today, also those that nobody can begin any more. */
export async function listBank(assets: Assets): Promise<QuizSummary[]> {
  const list = await readFile<QuizSummary[]>(assets, 'list.json')
  if (!list) throw new BankUnreadable('The list of quizzes is missing.')
  return list
}

export async function findInBank(assets: Assets, id: string): Promise<QuizWithVersions | undefined> {
  if (!Slug.safeParse(id).success) return undefined
  const quiz = await readFile<QuizWithVersions>(assets, `quizzes/${id}.json`)
  // A missing file alone does not say that there is no such quiz: an attempt at one must not be refused for good.
  if (!quiz && (await listBank(assets)).some((listed) => listed.id === id))
    throw new BankUnreadable(`The file of the quiz ${id} is missing.`)
  return quiz
}

/** The content of a file, or undefined if there is none. @throws BankUnreadable */
async function readFile<Content>(assets: Assets, name: string): Promise<Content | undefined> {
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
