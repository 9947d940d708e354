import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openStudent, testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql } from '#tests/support/worker/count-round-trips.ts'
import { attemptOf, quiz, rightAnswers } from '#tests/support/worker/sample-attempts.ts'
import { visitOf } from '#tests/support/worker/visits.ts'
import { LOOKED_AT } from '#worker/content-access/store.ts'
import { openDatabase } from '#worker/db/client.ts'

// Sunday, noon in Nepal.
const NOW = Date.parse('2026-11-22T06:15:00Z')
const DAY = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Stores copies of a student's latest access, as if it were repeated on many days. */
const repeatLatest = (userId: string, copies: number) =>
  openDatabase(testEnv).run(sql`insert into content_access
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${copies}),
      latest as (select * from content_access where user_id = ${userId} order by last_accessed desc limit 1)
    select hex(randomblob(16)), user_id, content_id, content_type, title, subject, chapter, url, timestamp,
      last_accessed, time_spent, progress from latest, n`)

describe('the home', () => {
  test('of a new student has nothing yet but the profile and the week', async () => {
    const { api } = await openStudent()
    expect(await api.home.get.query()).toEqual({
      profile: await api.profile.get.query(),
      favorites: [],
      tasks: [],
      lastNote: null,
      recommendations: [],
      mistakesDue: 0,
      corrected: [],
      unfinished: null,
      activity: [],
      summary: {
        totalStudyTime: 0,
        totalQuizzes: 0,
        totalContentViews: 0,
        recentQuizzes: [],
        recentContent: [],
      },
      week: {
        days: ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
        seconds: [0, 0, 0, 0, 0, 0, 0],
      },
    })
  })

  test('shows the note that was read last, at its last page', async () => {
    const { api } = await openStudent()
    const note = { contentId: 'physics-rotational-dynamics-notes', title: 'Rotational Dynamics' }
    await api.contentAccess.record.mutate(visitOf({ ...note, timeSpent: 95 }))
    await api.reading.savePosition.mutate({ noteId: note.contentId, page: 4, readAt: NOW })
    await api.contentAccess.record.mutate(visitOf({ contentId: 'x', contentType: 'blog', title: 'A post' }))
    const home = await api.home.get.query()
    expect(home.lastNote).toMatchObject({ ...note, page: 4 })
    expect(home.summary).toMatchObject({ totalStudyTime: 2, totalContentViews: 2 })
    expect(home.activity.map(({ title }) => title).sort()).toEqual(['A post', 'Rotational Dynamics'])
  })

  test('looks for the last note among a bounded number of accesses', async () => {
    const { api, user } = await openStudent()
    await api.contentAccess.record.mutate(visitOf({ at: NOW - DAY }))
    await api.contentAccess.record.mutate(visitOf({ contentId: 'x', contentType: 'blog', title: 'A post' }))
    await repeatLatest(user.uid, LOOKED_AT - 2)
    expect((await api.home.get.query()).lastNote).not.toBeNull()
    await repeatLatest(user.uid, 1)
    expect((await api.home.get.query()).lastNote).toBeNull()
  })

  test('draws this week, by the days in Nepal', async () => {
    const { api } = await openStudent()
    await api.contentAccess.record.mutate(visitOf({ timeSpent: 300, at: NOW - DAY }))
    await api.contentAccess.record.mutate(visitOf({ contentId: 'today', timeSpent: 120 }))
    await api.quizResults.submit.mutate(attemptOf({ timeSpent: 600, completedAt: NOW }))
    expect((await api.home.get.query()).week.seconds).toEqual([720, 0, 0, 0, 0, 0, 0])
    vi.setSystemTime(NOW - DAY)
    expect((await api.home.get.query()).week.seconds.at(-1)).toBe(300)
  })

  test('counts the same time in the week and in the total, and a quiz once', async () => {
    const { api } = await openStudent()
    await api.contentAccess.record.mutate(visitOf({ timeSpent: 28 * 60 }))
    await api.contentAccess.record.mutate(visitOf({ contentId: quiz.id, contentType: 'quiz', timeSpent: 29 * 60 }))
    await api.quizResults.submit.mutate(attemptOf({ timeSpent: 29 * 60 - 30, completedAt: NOW }))
    const { week, summary, profile } = await api.home.get.query()
    expect(week.seconds).toEqual([57 * 60 - 30, 0, 0, 0, 0, 0, 0])
    expect(summary.totalStudyTime).toBe(57)
    expect(profile?.total_study_hours).toBe(0.9)
    expect(await api.stats.get.query()).toMatchObject({ totalStudyTime: 57 * 60 - 30, totalQuizzes: 1 })
  })

  test('recommends a weak subject, a quiz of it and a target, and never what mixed mocks are about', async () => {
    const { api } = await openStudent()
    await api.profile.update.mutate({ full_name: 'Asha', grade_level: 'IOE' })
    for (const minutes of [0, 30, 60]) {
      await api.quizResults.submit.mutate(attemptOf({ answers: rightAnswers(5), completedAt: NOW - minutes * 60_000 }))
    }
    await api.quizResults.submit.mutate(attemptOf({ quizId: 'ioe-mock-1', answers: {}, completedAt: NOW }))
    await api.preferences.set.mutate({ studyGoals: { targetSubjects: ['Computer Science', quiz.subject] } })
    // From the student's own series, though others come before it in the list.
    const next = (await api.quizzes.list.query()).find(
      ({ id, subject, series }) => subject === quiz.subject && series === 'ioe' && id !== quiz.id,
    )
    const { recommendations } = await api.home.get.query()
    expect(recommendations.map(({ title, url }) => [title, url])).toEqual([
      ['Study Computer Science', '/notes/computer'],
      [`Revise ${quiz.subject}`, '/notes/physics'],
      [next?.title, `/dashboard/quizzes/take?q=${encodeURIComponent(next?.title ?? '')}`],
    ])
  })

  test('calls a subject frequent with three quizzes in 30 days', async () => {
    const { api } = await openStudent()
    const reasons = async () => (await api.home.get.query()).recommendations.map(({ reason }) => reason)
    const often = `You practise ${quiz.subject} often`
    const answers = rightAnswers(quiz.totalQuestions)
    await api.quizResults.submit.mutate(attemptOf({ answers, completedAt: NOW - 2 * DAY }))
    await api.quizResults.submit.mutate(attemptOf({ answers, completedAt: NOW - DAY }))
    expect(await reasons()).not.toContain(often)
    await api.quizResults.submit.mutate(attemptOf({ answers, completedAt: NOW }))
    expect(await reasons()).toContain(often)
    vi.setSystemTime(NOW + 29 * DAY)
    expect(await reasons()).not.toContain(often)
  })

  test('contains the tasks of this week, the one before and the one after', async () => {
    const { api } = await openStudent()
    for (const date of ['2026-11-14', '2026-11-15', '2026-11-22', '2026-12-05', '2026-12-06']) {
      await api.tasks.add.mutate({
        id: crypto.randomUUID(),
        title: date,
        completed: false,
        date,
        priority: 'low',
        createdAt: NOW,
      })
    }
    expect((await api.home.get.query()).tasks.map(({ title }) => title)).toEqual([
      '2026-11-15',
      '2026-11-22',
      '2026-12-05',
    ])
  })

  test('is the student’s own', async () => {
    const asha = await openStudent('asha@example.com')
    const bina = await openStudent('bina@example.com')
    await asha.api.quizResults.submit.mutate(attemptOf({ completedAt: NOW }))
    await asha.api.contentAccess.record.mutate(visitOf({ timeSpent: 60 }))
    expect(await bina.api.home.get.query()).toMatchObject({ activity: [], lastNote: null, recommendations: [] })
  })

  test.runIf(hasLibsql)('asks the database twice', async () => {
    const { api } = await openStudent()
    expect(await countRoundTrips(() => api.home.get.query())).toBe(2)
  })
})
