import { GUEST } from '#domain/account/owner.ts'
import { DEFAULT_QUIZ_SETTINGS, parseQuizSettings, type QuizSettings } from '#domain/quiz/quiz-settings.ts'
import { QUIZ_SETTINGS, SINGLE_KEYS_OFF } from '../keys.ts'
import { localTexts } from '../local-text.ts'
import { addOutgoing } from '../outbox/add.ts'

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

/** Changes the settings on this device, and in the account of a student. */
export async function changeQuizSettings(
  userId: string,
  changes: Partial<Omit<QuizSettings, 'changedAt'>>,
): Promise<void> {
  const before = readQuizSettings(userId)
  // Later than the change before, also if the clock was set back.
  const after = { ...before, ...changes, changedAt: Math.max(Date.now(), before.changedAt + 1) }
  localTexts.write(QUIZ_SETTINGS + userId, JSON.stringify(after))
  if (userId !== GUEST) await send(userId, after)
}

/**
 * Takes over the settings of the account, unless this device has newer ones. An account without settings gets those
 * that the visitor of this device had chosen before signing up. If there are none either, the copy says so by its time
 * 0, so that a screen knows that the account was asked.
 */
export async function receiveQuizSettings(userId: string, stored: QuizSettings | null): Promise<void> {
  const own = parseQuizSettings(readQuizSettingsText(userId))
  if (stored && (!own || own.changedAt <= stored.changedAt))
    return void localTexts.write(QUIZ_SETTINGS + userId, JSON.stringify(stored))
  if (stored || own?.changedAt) return
  const visitors = parseQuizSettings(readQuizSettingsText(GUEST))
  if (!visitors) return void localTexts.write(QUIZ_SETTINGS + userId, JSON.stringify(settingsOf(null)))
  localTexts.remove(QUIZ_SETTINGS + GUEST)
  localTexts.write(QUIZ_SETTINGS + userId, JSON.stringify(visitors))
  await send(userId, visitors)
}

async function send(userId: string, settings: QuizSettings): Promise<void> {
  const at = settings.changedAt
  await addOutgoing(userId, { kind: 'quizSettings', id: 'quiz-settings', payload: settings, at, notBefore: 0 })
}
