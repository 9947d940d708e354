// What a student chose that the worker does not have for sure: in the outbox, or on its way there.
import type { BookmarkChange } from '../../../domain/catalogue/bookmark-copy.ts'
import { type FavoriteChange, keyOfChange } from '../../../domain/study/favorite-list.ts'
import { keyOfQuestion, type QuestionMarkChange } from '../../../domain/study/question-mark-list.ts'
import { listPostedBookmarks } from '../inbox.ts'
import { listPostedFavorites } from '../posted-favorites.ts'
import { listPostedMarks } from '../posted-marks.ts'
import type { Store } from '../store/store.ts'
import { isOfKind } from './outgoing.ts'

export function listBookmarkChanges(store: Store, userId: string): BookmarkChange[] {
  const waiting = store.list('outgoing', userId).flatMap(({ value }) => {
    if (!isOfKind('bookmark', value)) return []
    return { subjectKey: value.id, bookmarked: value.payload.bookmarked, at: value.at }
  })
  const posted = listPostedBookmarks(userId)
  const isPosted = ({ subjectKey }: BookmarkChange) => posted.some((change) => change.subjectKey === subjectKey)
  return [...waiting.filter((change) => !isPosted(change)), ...posted]
}

export function listFavoriteChanges(store: Store, userId: string): FavoriteChange[] {
  const posted = listPostedFavorites(userId)
  const postedKeys = new Set(posted.map(keyOfChange))
  const waiting = store
    .list('outgoing', userId)
    .flatMap(({ value }) => (isOfKind('favorite', value) && !postedKeys.has(value.id) ? [value.payload] : []))
  return [...waiting, ...posted]
}

export function listMarkChanges(store: Store, userId: string): QuestionMarkChange[] {
  const posted = listPostedMarks(userId)
  const postedKeys = new Set(posted.map(keyOfQuestion))
  const waiting = store
    .list('outgoing', userId)
    .flatMap(({ value }) => (isOfKind('mark', value) && !postedKeys.has(value.id) ? [value.payload] : []))
  return [...waiting, ...posted]
}
