import listAddress from '#content/built/quiz-list.json?url'
import { mergeProfile, type Profile } from '#domain/account/profile.ts'
import { toProfileChanges } from '#domain/account/profile-fields.ts'
import { fromCalendarDay, toCalendarDay, weekOf } from '#domain/calendar/week.ts'
import { FAVORITES_MAX, type Favorite, type FavoriteName, keyOfFavorite } from '#domain/study/favorite-list.ts'
import { isInDays, type Task } from '#domain/study/task-list.ts'
import { dayOf } from '#src/ui/clock/use-clock.ts'
import type { Answers } from './fake-worker.ts'

let students = 0

/** Somebody who was never on this device before, and what the worker knows of this student. */
export function fakeStudent(known: Partial<Profile> = {}) {
  students += 1
  const uid = `student-${students}`
  const user = { uid, email: `${uid}@example.com`, displayName: 'Asha', photoURL: null }
  const state = {
    tasks: [] as Task[],
    favorites: [] as Favorite[],
    profile: {
      full_name: 'Asha',
      grade_level: 'Class 12',
      phone_number: null,
      college: null,
      faculty: null,
      plus2_college: null,
      address: null,
      id: uid,
      email: user.email,
      avatar_url: null,
      study_streak: 1,
      total_study_hours: 0,
      points: 0,
      role: 'user',
      created_at: 0,
      updated_at: 0,
      ...known,
    } satisfies Profile,
  }
  const change = (id: string, changes: Partial<Task>) => {
    state.tasks = state.tasks.map((task) => (task.id === id ? { ...task, ...changes } : task))
    return { stored: true }
  }
  const without = (name: FavoriteName) =>
    state.favorites.filter((favorite) => keyOfFavorite(favorite) !== keyOfFavorite(name))
  const answers = {
    home: {
      get: () => ({
        profile: state.profile,
        favorites: state.favorites,
        tasks: state.tasks,
        lastNote: null,
        mistakesDue: 0,
        corrected: [],
        unfinished: null,
        recommendations: [],
        activity: [],
        summary: { totalStudyTime: 0, totalQuizzes: 0, totalContentViews: 0, recentQuizzes: [], recentContent: [] },
        week: { days: weekOf(fromCalendarDay(dayOf(Date.now()))).map(toCalendarDay), seconds: [0, 0, 0, 0, 0, 0, 0] },
      }),
    },
    profile: {
      get: () => state.profile,
      update: (draft) => {
        state.profile = mergeProfile(state.profile, toProfileChanges(draft))
        return { profile: state.profile, user: { ...user, displayName: state.profile.full_name } }
      },
    },
    account: { get: () => ({ hasPassword: true, google: [], passkeys: [], pendingEmail: null, removed: null }) },
    auth: { verification: () => ({ email: user.email, isVerified: true }), sessions: () => [] },
    contentAccess: { recent: () => [], record: () => ({ stored: false }) },
    quizResults: {
      list: () => ({ items: [], nextCursor: null }),
      summary: () => ({
        totalQuizzes: 0,
        averageScore: 0,
        bestScore: 0,
        totalTime: 0,
        thisWeek: 0,
        matching: 0,
        subjects: [],
      }),
    },
    // As if each report came after the attempt was handed in: the device keeps its own copy.
    runningAttempts: { list: () => [], report: () => ({ isSaved: true, shared: null, ended: null }) },
    learning: { topics: () => [] },
    preferences: {
      get: () => ({ lastUpdated: 0, studyGoals: { targetSubjects: [] } }),
      quizSettings: () => null,
    },
    favorites: {
      list: () => state.favorites,
      add: ({ sentAt: _, chapter = null, icon = null, ...favorite }) => {
        state.favorites = [{ ...favorite, chapter, icon }, ...without(favorite)].slice(0, FAVORITES_MAX)
        return state.favorites
      },
      remove: (name) => {
        state.favorites = without(name)
        return state.favorites
      },
    },
    bookmarks: { list: () => [] },
    reading: { position: () => null },
    questionMarks: { list: () => ({}) },
    quizzes: { list: async () => (await fetch(listAddress)).json() },
    tasks: {
      list: (days) => state.tasks.filter(({ date }) => isInDays(date, days)),
      add: (task) => {
        state.tasks = [
          ...state.tasks.filter(({ id }) => id !== task.id),
          { ...task, priority: task.priority ?? 'medium' },
        ]
        return { stored: true }
      },
      complete: ({ id, completed }) => change(id, { completed }),
      delete: ({ id }) => {
        state.tasks = state.tasks.filter((task) => task.id !== id)
        return { stored: true }
      },
    },
  } satisfies Answers
  return { user, state, answers }
}
