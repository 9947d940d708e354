import { GUEST } from '#domain/account/owner.ts'
import { parseQuizSettings } from '#domain/quiz/quiz-settings.ts'
import { dataOf } from '#src/platform/data/student-data.ts'
import { readStatus } from '#src/platform/device/outbox/status.ts'
import { readQuizSettingsText, receiveQuizSettings } from '#src/platform/device/settings/quiz-settings.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { isLineDown } from '#src/platform/offline/line.ts'
import { session } from '#src/platform/session/session.ts'

/** Another device changes them rarely. */
const FRESH_MS = 5 * 60_000
/** A quiz begins after this long at the latest, with what the device knows. */
const WAIT_MS = 2_000

/** The generation of the session belongs to it, because the copies of a student go when a session ends. */
let asked: { generation: number; at: number; answer: Promise<void> } | null = null

/** Asks for the settings of the account, at most once in five minutes. */
export function fetchQuizSettings(userId: string): Promise<void> {
  const { user, generation } = session.read()
  if (user?.uid !== userId) return Promise.resolve()
  if (asked?.generation === generation && Date.now() - asked.at < FRESH_MS) return asked.answer
  const answer = request(userId, generation).catch(() => {
    // The device's copy counts, and the next quiz asks again.
    if (asked?.generation === generation) asked = null
  })
  asked = { generation, at: Date.now(), answer }
  return answer
}

async function request(userId: string, generation: number): Promise<void> {
  const store = deviceStore()
  // The changes in the outbox are newer than the answer.
  if (!store.isLoaded(userId)) await store.load(userId)
  const { last } = readStatus(userId)
  const stored = await dataOf(generation).api.preferences.quizSettings.query()
  if (session.read().generation !== generation) return
  // A change that arrived in between may be newer than the answer.
  if (readStatus(userId).last !== last) return request(userId, generation)
  await receiveQuizSettings(userId, stored)
}

/** On a device that has no copy of a student's settings, waits a moment for those of the account. */
export async function waitForQuizSettings(userId: string): Promise<void> {
  if (userId === GUEST || isLineDown() || parseQuizSettings(readQuizSettingsText(userId))) return
  await Promise.race([fetchQuizSettings(userId), new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
}
