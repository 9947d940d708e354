import { GUEST } from '#domain/account/owner.ts'
import {
  DEFAULT_QUIZ_SETTINGS,
  parseQuizSettings,
  type QuizSettings,
  type QuizSettingsChange,
} from '#domain/quiz/quiz-settings.ts'
import { QUIZ_SETTINGS, SINGLE_KEYS_OFF } from '../keys.ts'
import { localTexts } from '../local-text.ts'
import { addOutgoing, listUnsent } from '../outbox/add.ts'

// How a student, or a visitor of this device, takes quizzes. The copy on the device is what quizzes read, so it also
// counts without a connection.

export function readQuizSettingsText(userId: string): string | null {
  return localTexts.read(QUIZ_SETTINGS + userId)
}

export function readQuizSettings(userId: string): QuizSettings {
  return settingsOf(readQuizSettingsText(userId))
}

/** The switch for single keys was one of the device before there were settings of an account. */
export function settingsOf(text: string | null): QuizSettings {
  const areKeysOff = localTexts.read(SINGLE_KEYS_OFF) === '1'
  return parseQuizSettings(text) ?? { ...DEFAULT_QUIZ_SETTINGS, singleKeys: !areKeysOff }
}

/**
 * Changes settings on this device, and in the account of a student. `before` are those that the student sees: the device
 * has no copy of them any more if the session has ended.
 */
export async function changeQuizSettings(
  userId: string,
  changes: Omit<QuizSettingsChange, 'changedAt'>,
  before = readQuizSettings(userId),
): Promise<void> {
  // Later than the change before, also if the clock was set back.
  const changedAt = Math.max(Date.now(), before.changedAt + 1)
  write(userId, { ...before, ...changes, changedAt })
  if (userId === GUEST) return
  // An account without settings does not know of the switch that was one of the device.
  const first = before.changedAt === 0 && !before.singleKeys ? { singleKeys: false } : {}
  await send(userId, { ...first, ...changes, changedAt })
}

/**
 * Takes over the settings of the account, except for changes of this device that it does not have yet. An account
 * without settings gets those that the visitor of this device had chosen before signing up. If there are none either,
 * the copy says so by its time 0, so that a screen knows that the account was asked.
 */
export async function receiveQuizSettings(userId: string, stored: QuizSettings | null): Promise<void> {
  const [unsent] = listUnsent('quizSettings', userId)
  if (stored) return write(userId, { ...stored, ...unsent?.payload })
  if (parseQuizSettings(readQuizSettingsText(userId))?.changedAt) return
  const visitors = parseQuizSettings(readQuizSettingsText(GUEST))
  if (!visitors) return write(userId, settingsOf(null))
  localTexts.remove(QUIZ_SETTINGS + GUEST)
  write(userId, visitors)
  await send(userId, visitors)
}

function write(userId: string, settings: QuizSettings): void {
  localTexts.write(QUIZ_SETTINGS + userId, JSON.stringify(settings))
}

async function send(userId: string, change: QuizSettingsChange): Promise<void> {
  const at = change.changedAt
  await addOutgoing(userId, { kind: 'quizSettings', id: 'quiz-settings', payload: change, at, notBefore: 0 })
}
