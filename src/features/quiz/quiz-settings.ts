import type { QuizSettings } from '#domain/quiz/quiz-settings.ts'
import { useCopy } from '#src/platform/device/copies/use-copy.ts'
import { readQuizSettingsText, settingsOf } from '#src/platform/device/settings/quiz-settings.ts'

/** How this student, or a visitor of this device, takes quizzes. */
export function useQuizSettings(userId: string): QuizSettings {
  return settingsOf(useCopy(() => readQuizSettingsText(userId)))
}
