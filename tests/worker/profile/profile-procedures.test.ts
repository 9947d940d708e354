import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { forEachField, PROFILE_MAX, PROFILE_MESSAGES } from '#domain/account/profile-fields.ts'
import { FULL_PROFILE } from '#tests/support/samples/full-profile.ts'
import { callRaw, openBrowser, openStudent, PASSWORD, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { countRoundTrips, hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { attemptOf, longestMock, quiz, rightAnswers, wrongOption } from '#tests/support/worker/sample-attempts.ts'
import { visitOf } from '#tests/support/worker/visits.ts'
import { openDatabase } from '#worker/db/client.ts'
import { profile, user } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)

const HOUR = 60 * 60 * 1000
describe('the profile of a new student', () => {
  test('has every field, and null in those that are not filled in', async () => {
    const { api, user: student } = await openStudent()
    expect(await api.profile.get.query()).toEqual({
      id: student.uid,
      email: 'asha@example.com',
      ...forEachField(() => null),
      avatar_url: null,
      study_streak: expect.any(Number),
      total_study_hours: 0,
      points: 0,
      role: 'user',
      created_at: expect.any(Number),
      updated_at: expect.any(Number),
    })
  })

  test('is not shown to anybody else', async () => {
    const please = { status: 401, message: SIGN_IN_FIRST }
    expect(await refusal(openBrowser().api.profile.get.query())).toEqual(please)
    expect(await refusal(openBrowser().api.profile.update.mutate(FULL_PROFILE))).toEqual(please)
  })
})

describe('updating the profile', () => {
  test('stores the given fields, and returns the profile', async () => {
    const { api } = await openStudent()
    const { profile: updated } = await api.profile.update.mutate(FULL_PROFILE)
    expect(updated).toMatchObject(FULL_PROFILE)
    expect(await api.profile.get.query()).toEqual(updated)
  })

  test('leaves the fields that are not given, and clears those that are empty', async () => {
    const { api } = await openStudent()
    await api.profile.update.mutate(FULL_PROFILE)
    await api.profile.update.mutate({ college: '', address: '  ' })
    expect(await api.profile.get.query()).toMatchObject({ ...FULL_PROFILE, college: null, address: null })
    await api.profile.update.mutate({})
    expect(await api.profile.get.query()).toMatchObject({ ...FULL_PROFILE, college: null, address: null })
  })

  test('sets the time of the update, and signing in does, too, and keeps what is stored', async () => {
    const { api } = await openStudent()
    await api.profile.update.mutate(FULL_PROFILE)
    const age = () => db.update(profile).set({ updatedAt: 1, createdAt: 1 })
    await age()
    await api.profile.update.mutate({ full_name: 'Asha' })
    expect((await api.profile.get.query()).updated_at).toBeGreaterThan(Date.now() - HOUR)
    await age()
    await openBrowser().api.auth.signIn.mutate({ email: 'asha@example.com', password: PASSWORD })
    const found = await api.profile.get.query()
    expect(found).toMatchObject({ ...FULL_PROFILE, full_name: 'Asha', created_at: 1 })
    expect(found.updated_at).toBeGreaterThan(Date.now() - HOUR)
  })

  test('changes the name by which every page greets, and only with the name', async () => {
    const { api } = await openStudent()
    const answer = await api.profile.update.mutate({ full_name: '  Asha \n Gurung ' })
    expect(answer.user.displayName).toBe('Asha Gurung')
    expect((await api.session.query()).user).toEqual(answer.user)
    const { user: after } = await api.profile.update.mutate({ college: 'x' })
    expect(after.displayName).toBe('Asha Gurung')
    expect((await api.session.query()).user?.displayName).toBe('Asha Gurung')
  })

  test('keeps a faculty for Class 11 and 12 alone', async () => {
    const { api } = await openStudent()
    const faculty = async () => (await api.profile.get.query()).faculty
    for (const grade_level of ['Class 10', 'IOE', 'CEE']) {
      await api.profile.update.mutate({ grade_level: 'Class 12', faculty: 'Science' })
      expect(await faculty()).toBe('Science')
      await api.profile.update.mutate({ grade_level, faculty: 'Science' })
      expect([grade_level, await faculty()]).toEqual([grade_level, null])
      await api.profile.update.mutate({ faculty: 'Science' })
      expect([grade_level, await faculty()]).toEqual([grade_level, null])
    }
    await api.profile.update.mutate({ grade_level: 'Class 11' })
    await api.profile.update.mutate({ faculty: 'Management' })
    expect(await faculty()).toBe('Management')
  })

  test('refuses what the rules forbid, and what is not the student’s to change', async () => {
    const student = await openStudent()
    const before = await db.select().from(profile)
    const update = (changes: object) => refusal(student.api.profile.update.mutate(changes))
    expect(await update({ full_name: '' })).toEqual({ status: 400, message: PROFILE_MESSAGES.noName })
    expect(await update({ grade_level: 'Class 9' })).toEqual({ status: 400, message: PROFILE_MESSAGES.noGrade })
    expect(await update({ phone_number: '98' })).toEqual({
      status: 400,
      message: PROFILE_MESSAGES.shortPhone,
    })
    for (const changes of [{ points: 9999 }, { role: 'admin' }, { id: 'bina' }, { full_name: 7 }, [], 'x']) {
      expect((await callRaw(student, 'profile.update', 'mutation', changes)).status).toBe(400)
    }
    expect(await db.select().from(profile)).toEqual(before)
  })

  test('accepts the longest values', async () => {
    const { api } = await openStudent()
    const longest = {
      full_name: '👨‍👩‍👧‍👦'.repeat(PROFILE_MAX.name),
      phone_number: '1'.repeat(PROFILE_MAX.phone),
      college: 'x'.repeat(PROFILE_MAX.college),
      plus2_college: 'x'.repeat(PROFILE_MAX.college),
      address: 'x'.repeat(PROFILE_MAX.address),
    }
    expect((await api.profile.update.mutate(longest)).profile).toMatchObject(longest)
  })

  test('stores a phone number typed in Devanagari digits in Latin ones', async () => {
    const { api } = await openStudent()
    const { profile: updated } = await api.profile.update.mutate({ phone_number: '९८४१२-३४५६७' })
    expect(updated.phone_number).toBe('98412-34567')
    expect((await api.profile.get.query()).phone_number).toBe('98412-34567')
  })

  test('fails without a profile', async () => {
    const { api } = await openStudent()
    await db.delete(profile)
    const missing = { status: 404, message: PROFILE_MESSAGES.missing }
    expect(await refusal(api.profile.get.query())).toEqual(missing)
    expect(await refusal(api.profile.update.mutate(FULL_PROFILE))).toEqual(missing)
  })
})

describe('the figures', () => {
  test('give ten points for every mark earned, and hours of reading and quizzes', async () => {
    const { api } = await openStudent()
    const { grade, timeSpent } = await api.quizResults.submit.mutate(attemptOf({ timeSpent: 12 * 60 }))
    expect(timeSpent).toBe(12 * 60)
    const seconds = 2 * 60 * 60 + 10 * 60
    await api.contentAccess.record.mutate(visitOf({ timeSpent: seconds }))
    expect(await api.profile.get.query()).toMatchObject({
      points: grade.earnedMarks * 10,
      total_study_hours: 2.4,
    })
  })

  test('never lose points: a mock exam with every answer wrong takes none and adds none', async () => {
    const { api } = await openStudent()
    const points = async () => (await api.profile.get.query()).points
    const wrong = Object.fromEntries(longestMock.questions.map((question) => [question.id, wrongOption(question)]))
    const allWrong = () => attemptOf({ quizId: longestMock.id, answers: wrong })
    const { grade } = await api.quizResults.submit.mutate(allWrong())
    expect(grade).toMatchObject({ score: 0, earnedMarks: expect.closeTo(-0.25 * longestMock.questions.length) })
    expect(await points()).toBe(0)

    const marks = quiz.questions.slice(0, 6).reduce((sum, question) => sum + question.marks, 0)
    await api.quizResults.submit.mutate(attemptOf({ answers: rightAnswers(6) }))
    expect(await points()).toBe(10 * marks)
    await api.quizResults.submit.mutate(allWrong())
    expect(await points()).toBe(10 * marks)

    const [first] = longestMock.questions
    if (!first) throw new Error('The mock exam has no questions.')
    const oneRight = { ...wrong, [first.id]: first.correctAnswer }
    await api.quizResults.submit.mutate(attemptOf({ quizId: longestMock.id, answers: oneRight }))
    expect(await points()).toBe(10 * (marks + first.marks))
  })
})

test.runIf(hasLibsql)('each call asks the database twice, and one that failed can be sent again', async () => {
  const { api } = await openStudent()
  expect(await countRoundTrips(() => api.profile.get.query())).toBe(2)
  expect(await countRoundTrips(() => api.profile.update.mutate(FULL_PROFILE))).toBe(2)
  await setControl({ failures: 1 })
  expect((await refusal(api.profile.update.mutate({ full_name: 'Bina' }))).status).toBe(503)
  await api.profile.update.mutate({ full_name: 'Bina' })
  expect(await db.select({ name: user.displayName }).from(user).where(eq(user.displayName, 'Bina'))).toHaveLength(1)
})
