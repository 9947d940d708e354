import { useEffect, useState } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import { parseQuizSettings } from '#domain/quiz/quiz-settings.ts'
import { onWake } from '#src/platform/device/wake.ts'
import { onLineBack } from '#src/platform/offline/line.ts'
import { fetchQuizSettings, waitForQuizSettings } from './fetch-quiz-settings.ts'
import { useQuizSettingsText } from './quiz-settings.ts'

export const SETTINGS_COME = 'Your settings come when the connection is back.'

/**
 * Asks for the account's settings until this device has a copy of them. A form would show the usual values before, as if
 * the student had chosen them.
 */
export function useSettingsWait(userId: string): { areKnown: boolean; isLate: boolean } {
  const text = useQuizSettingsText(userId)
  const areKnown = userId === GUEST || parseQuizSettings(text) !== null
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    const ask = () => {
      void fetchQuizSettings(userId)
      void waitForQuizSettings(userId).then(() => setWaited(true))
    }
    ask()
    const stops = [onLineBack(ask), onWake(ask)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [userId])
  return { areKnown, isLate: hasWaited && !areKnown }
}
