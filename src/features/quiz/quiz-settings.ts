import { GUEST } from '#domain/account/owner.ts'
import type { QuizSettings } from '#domain/quiz/quiz-settings.ts'
import { useCopy } from '#src/platform/device/copies/use-copy.ts'
import { readQuizSettingsText, settingsOf } from '#src/platform/device/settings/quiz-settings.ts'
import { session } from '#src/platform/session/session.ts'

/** The copy that this tab has read last. The generation belongs to it: the next student must not get it. */
let last: { userId: string; generation: number; text: string } | null = null

/** With the end of the session the copy goes from the device, but a student in the middle of a quiz stays. */
function readText(userId: string): string | null {
  const text = readQuizSettingsText(userId)
  if (userId === GUEST) return text
  const { generation } = session.read()
  if (text !== null) last = { userId, generation, text }
  return last?.userId === userId && last.generation === generation ? last.text : null
}

/** The copy of the settings of this student, or of a visitor of this device; null if there is none yet. */
export function useQuizSettingsText(userId: string): string | null {
  return useCopy(() => readText(userId))
}

/** How this student, or a visitor of this device, takes quizzes. */
export function useQuizSettings(userId: string): QuizSettings {
  return settingsOf(useQuizSettingsText(userId))
}
