import { parseAnswers, parseVersion } from '../../../domain/quiz/answers.ts'
import type { Attempt as Submission } from '../../../domain/quiz/attempt.ts'
import { CONTENT_TYPES, type ContentType } from '../../../domain/study/content-types.ts'
import { type FavoriteChange, parseFavoriteChange } from '../../../domain/study/favorite-list.ts'
import type { PlaceInNote } from '../../../domain/study/place-in-note.ts'
import type { QuestionMarkChange } from '../../../domain/study/question-mark-list.ts'
import { parseTask, type TaskChange } from '../../../domain/study/task-list.ts'
import { isAmount, isCount, isObject, isText } from '../../../domain/untrusted-json.ts'
import { parseMarkChange } from '../posted-marks.ts'

/** What was opened. */
export type VisitedContent = {
  contentType: ContentType
  contentId: string
  title: string
  subject: string
  chapter?: string
  /** Of its page. */
  url: string
}

/** One visit. A report says the total so far, so one that arrives twice adds nothing. */
export type VisitReport = VisitedContent & {
  /** Seconds that were read, so far. */
  timeSpent: number
  /** Percent that was seen, so far. */
  progress: number
}

/** What is sent to the worker, by kind. */
type Payloads = {
  attempt: Submission
  bookmark: { bookmarked: boolean /** Of the subject, as students know it. */; name: string }
  visit: VisitReport
  position: PlaceInNote
  task: TaskChange
  favorite: FavoriteChange
  mark: QuestionMarkChange & { /** Of the note. */ title: string }
}
export type OutgoingKind = keyof Payloads

/** A write that the worker has not confirmed. */
export type Outgoing<K extends OutgoingKind = OutgoingKind> = {
  kind: K
  /**
   * The attempt, the subject, the visit, the note, the task, or the key of the favorite or of the question. Writes of
   * one kind with the same id become one.
   */
  id: string
  payload: Payloads[K]
  /** When the student did it, by the device's clock, in milliseconds. */
  at: number
  /** The earliest time of sending by the device's clock, because more changes are expected; 0 sends it at once. */
  notBefore: number
}

export function isOfKind<K extends OutgoingKind>(kind: K, outgoing: Outgoing): outgoing is Outgoing<K> {
  return outgoing.kind === kind
}

/** Its key in the store. */
export function keyOfOutgoing({ kind, id }: Pick<Outgoing, 'kind' | 'id'>): string {
  return `${kind}:${id}`
}

/** The write that a device stored, or null if it cannot be read. */
export function parseOutgoing(value: unknown): Outgoing | null {
  if (!isObject(value) || !isText(value.id) || !isCount(value.at) || !isObject(value.payload)) return null
  const { id, at, payload } = value
  const rest = { id, at, notBefore: isCount(value.notBefore) ? value.notBefore : 0 }
  switch (value.kind) {
    case 'attempt': {
      const { quizId, timeSpent, completedAt } = payload
      if (!isText(quizId) || !isAmount(timeSpent) || !isCount(completedAt)) return null
      const version = parseVersion(payload.version)
      const answers = parseAnswers(payload.answers)
      return { ...rest, kind: 'attempt', payload: { attemptId: id, quizId, version, answers, timeSpent, completedAt } }
    }
    case 'bookmark': {
      const { bookmarked, name } = payload
      if (typeof bookmarked !== 'boolean') return null
      return { ...rest, kind: 'bookmark', payload: { bookmarked, name: isText(name) ? name : '' } }
    }
    case 'visit': {
      const { contentId, title, subject, chapter, url, timeSpent, progress } = payload
      if (!isText(contentId) || !isText(title) || !isText(subject) || !isText(url)) return null
      // Only notes were reported before other content had a type.
      const contentType = CONTENT_TYPES.find((type) => type === payload.contentType) ?? 'note'
      const content = { contentType, contentId, title, subject, url, ...(isText(chapter) && { chapter }) }
      const counted = {
        timeSpent: isCount(timeSpent) ? timeSpent : 0,
        progress: isAmount(progress) && progress <= 100 ? progress : 0,
      }
      return { ...rest, kind: 'visit', payload: { ...content, ...counted } }
    }
    case 'position': {
      const { page, heading } = payload
      if (!isCount(page) || page === 0) return null
      return { ...rest, kind: 'position', payload: { page, ...(isText(heading) && { heading }) } }
    }
    case 'task': {
      const { action, task, completed } = payload
      if (action === 'delete') return { ...rest, kind: 'task', payload: { action } }
      if (action === 'complete' && typeof completed === 'boolean') {
        return { ...rest, kind: 'task', payload: { action, completed } }
      }
      const added = action === 'add' ? parseTask(task) : null
      return added && { ...rest, kind: 'task', payload: { action: 'add', task: added } }
    }
    case 'favorite': {
      const change = parseFavoriteChange(payload)
      return change && { ...rest, kind: 'favorite', payload: change }
    }
    case 'mark': {
      const change = parseMarkChange(payload)
      return change && { ...rest, kind: 'mark', payload: change }
    }
    default:
      return null
  }
}
