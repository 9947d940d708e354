import { describe, expect, test } from 'vitest'
import notes from '#content/built/notes.json'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { NOTE_ID_MESSAGES } from '#domain/catalogue/note-id.ts'
import { MARKED_NOTES_MAX, MARKS_PER_NOTE } from '#domain/study/question-mark-list.ts'
import { openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { questionMark } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)
const [first, second] = notes
const NOTE = first?.id ?? ''
const OTHER = second?.id ?? ''
const QUESTION = '0a1b2c3d'

const markOf = (changes: object = {}) => ({
  noteId: NOTE,
  questionId: QUESTION,
  mark: 'can' as 'can' | 'again' | null,
  markedAt: 1000,
  ...changes,
})

describe('the marks of questions', () => {
  test('are listed by note and question, for the requested notes', async () => {
    const { api } = await openStudent()
    expect(await api.questionMarks.list.query({ noteIds: [NOTE] })).toEqual({})
    expect(await api.questionMarks.set.mutate(markOf())).toEqual({ stored: true, marks: { [QUESTION]: 'can' } })
    await api.questionMarks.set.mutate(markOf({ noteId: OTHER, questionId: 'ffffffff', mark: 'again' }))
    expect(await api.questionMarks.list.query({ noteIds: [NOTE] })).toEqual({ [NOTE]: { [QUESTION]: 'can' } })
    expect(await api.questionMarks.list.query({ noteIds: [NOTE, OTHER] })).toEqual({
      [NOTE]: { [QUESTION]: 'can' },
      [OTHER]: { ffffffff: 'again' },
    })
  })

  test('the last one by time wins, in whatever order they arrive, and however often', async () => {
    const { api } = await openStudent()
    for (const [mark, markedAt] of [
      ['can', 2000],
      ['again', 1000],
      [null, 3000],
      [null, 3000],
      ['can', 2000],
    ] as const) {
      await api.questionMarks.set.mutate(markOf({ mark, markedAt }))
    }
    expect(await api.questionMarks.list.query({ noteIds: [NOTE] })).toEqual({})
    await api.questionMarks.set.mutate(markOf({ mark: 'again', markedAt: 4000 }))
    expect(await api.questionMarks.list.query({ noteIds: [NOTE] })).toEqual({ [NOTE]: { [QUESTION]: 'again' } })
    expect(await db.select().from(questionMark)).toHaveLength(1)
  })

  test('a clock that is wrong loses against no later mark', async () => {
    const { api } = await openStudent()
    const ahead = Date.now() + 365 * 24 * 3600 * 1000
    await api.questionMarks.set.mutate(markOf({ markedAt: ahead, sentAt: ahead }))
    await api.questionMarks.set.mutate(markOf({ mark: 'again', markedAt: Date.now() + 1, sentAt: Date.now() + 1 }))
    expect(await api.questionMarks.list.query({ noteIds: [NOTE] })).toEqual({ [NOTE]: { [QUESTION]: 'again' } })
  })

  test('marks from before a reset of all stats are not stored, later ones are', async () => {
    const { api } = await openStudent()
    const before = Date.now() - 5000
    await api.reset.stats.mutate()
    expect(await api.questionMarks.set.mutate(markOf({ markedAt: before }))).toEqual({ stored: false })
    expect(await db.select().from(questionMark)).toEqual([])
    await expect
      .poll(() => api.questionMarks.set.mutate(markOf({ markedAt: Date.now() })))
      .toEqual({ stored: true, marks: { [QUESTION]: 'can' } })
  })

  test('a note has only so many: the oldest go', async () => {
    const { api, user } = await openStudent()
    const rows = Array.from({ length: MARKS_PER_NOTE }, (_, index) => ({
      userId: user.uid,
      noteId: NOTE,
      questionId: index.toString(16).padStart(8, '0'),
      mark: 'can' as const,
      markedAt: 1000 + index,
    }))
    for (let start = 0; start < rows.length; start += 20)
      await db.insert(questionMark).values(rows.slice(start, start + 20))
    await api.questionMarks.set.mutate(markOf({ questionId: 'ffffffff', markedAt: 9000 }))
    const { [NOTE]: marks = {} } = await api.questionMarks.list.query({ noteIds: [NOTE] })
    expect(Object.keys(marks)).toHaveLength(MARKS_PER_NOTE)
    expect(marks).not.toHaveProperty('00000000')
    expect(marks).toHaveProperty('ffffffff')
  })

  test('belong to the student who set them', async () => {
    const asha = await openStudent('asha@example.com')
    const bina = await openStudent('bina@example.com')
    await asha.api.questionMarks.set.mutate(markOf())
    await bina.api.questionMarks.set.mutate(markOf({ mark: 'again' }))
    expect(await asha.api.questionMarks.list.query({ noteIds: [NOTE] })).toEqual({ [NOTE]: { [QUESTION]: 'can' } })
    expect(await bina.api.questionMarks.list.query({ noteIds: [NOTE] })).toEqual({ [NOTE]: { [QUESTION]: 'again' } })
  })

  test('a visitor has none on the account', async () => {
    const { api } = openBrowser()
    const signInFirst = { status: 401, message: SIGN_IN_FIRST }
    expect(await refusal(api.questionMarks.set.mutate(markOf()))).toEqual(signInFirst)
    expect(await refusal(api.questionMarks.list.query({ noteIds: [NOTE] }))).toEqual(signInFirst)
  })

  test.each([
    [{ noteId: 'no-such-note' }, 404, NOTE_ID_MESSAGES.unknown],
    [{ noteId: '' }, 400, NOTE_ID_MESSAGES.missing],
    [{ questionId: '3' }, 400, 'That is no id of a question.'],
    [{ mark: 'perhaps' }, 400, 'That is no mark of a question.'],
    [{ markedAt: -1 }, 400, 'A time is in whole milliseconds since 1970.'],
  ])('%j is refused', async (changes, status, message) => {
    const { api } = await openStudent()
    expect(await refusal(api.questionMarks.set.mutate(markOf(changes)))).toEqual({ status, message })
    expect(await db.select().from(questionMark)).toEqual([])
  })

  test('are requested for a limited number of notes', async () => {
    const { api } = await openStudent()
    const noteIds = Array.from({ length: MARKED_NOTES_MAX + 1 }, () => NOTE)
    expect(await refusal(api.questionMarks.list.query({ noteIds }))).toEqual({
      status: 400,
      message: 'Ask for at most 60 notes at once.',
    })
    expect(await api.questionMarks.list.query({ noteIds: noteIds.slice(1) })).toEqual({})
    expect((await refusal(api.questionMarks.list.query({ noteIds: [] }))).message).toBe('Say which notes by their ids.')
  })

  test.runIf(hasLibsql)('cost two round trips', async () => {
    const { api } = await openStudent()
    expect(await countRoundTrips(() => api.questionMarks.set.mutate(markOf()))).toBe(2)
    expect(await countRoundTrips(() => api.questionMarks.list.query({ noteIds: [NOTE] }))).toBe(2)
  })
})
