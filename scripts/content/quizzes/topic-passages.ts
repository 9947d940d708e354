import type { Passage } from '#domain/catalogue/passage.ts'
import type { BankPlaces } from '#domain/quiz/bank-chapters.ts'
import type { QuestionPlaces, TopicPassage, TopicPlace } from '#domain/quiz/question-places.ts'
import type { Quiz } from '#domain/quiz/quiz.ts'
import type { BuiltNote } from '../notes/notes.ts'

/** Finds the passage that teaches a topic of a chapter. `chapter` is subjectKey/chapter-id. */
export type FindPassage = (chapter: string, topic: string) => TopicPassage | undefined

type TaughtIn = Pick<BuiltNote, 'id' | 'title' | 'subjectKey' | 'chapterId'> & {
  flowing: { passages: readonly Passage[] }
}

/**
 * Topics and headings have no ids in common, so they are compared by their words. A heading teaches a topic if they
 * share at least half of the words that they have together. Otherwise the first note of the chapter is meant.
 */
const SHARED_MIN = 0.5

/** Lists name everything of the chapter, and tables have captions. */
const TEACHING = new Set(['section', 'definition', 'law', 'theorem', 'derivation'])

export function openPassages(notes: readonly TaughtIn[]): FindPassage {
  return (chapter, topic) => {
    const own = notes.filter(({ subjectKey, chapterId }) => `${subjectKey}/${chapterId}` === chapter)
    const [first] = own
    if (!first) return undefined
    const wanted = wordsOf(topic)
    let best: TopicPassage = { noteId: first.id, title: first.title }
    let most = 0
    for (const note of own) {
      for (const { kind, id, title } of note.flowing.passages) {
        const shared = TEACHING.has(kind) ? shareWords(wanted, wordsOf(title)) : 0
        if (shared < SHARED_MIN || shared <= most) continue
        most = shared
        best = { noteId: note.id, heading: id, title }
      }
    }
    return best
  }
}

const SMALL_WORDS = new Set('a an and are as at between by for from in is its of on or the to with'.split(' '))

/** The words of a title, without small words, and plurals as singulars. */
function wordsOf(title: string): Set<string> {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
  return new Set(words.filter((word) => word !== '' && !SMALL_WORDS.has(word)).map((word) => word.replace(/s$/, '')))
}

function shareWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}

/** The places of the questions of a built quiz, whose questions have their public ids. */
export function listPlaces({ questions }: Quiz, places: BankPlaces, findPassage: FindPassage): QuestionPlaces {
  const topics = new Map<string, TopicPlace>()
  const found: QuestionPlaces['questions'] = {}
  for (const { id, topic } of questions) {
    const [index, bankId] = places.questions[id] ?? []
    const chapter = index === undefined ? undefined : places.chapters[index]
    if (chapter === undefined || bankId === undefined) continue
    const key = `${chapter} ${topic}`
    const passage = findPassage(chapter, topic)
    if (!topics.has(key)) topics.set(key, { chapter, ...(passage && { passage }) })
    const place = [...topics.keys()].indexOf(key)
    found[id] = bankId === id ? [place] : [place, bankId]
  }
  return { topics: [...topics.values()], questions: found }
}
