import { useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { changeQuizSettings } from '#src/platform/device/settings/quiz-settings.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { isSingleKey } from '#src/ui/keys/single-key.ts'
import { optionOfKey } from '../option-of-key.ts'
import { useQuizSettings } from '../quiz-settings.ts'
import { SETTINGS_COME, useSettingsWait } from '../use-settings-wait.ts'

type Acts = { choose: (option: number) => void; move: (step: 1 | -1) => void; flag: () => void }

/**
 * A to D or 1 to 4 choose an option, left and right move, F flags. Up and down stay with the browser, which moves
 * through the options.
 */
export function usePlayerKeys({ choose, move, flag }: Acts) {
  const userId = useUserId()
  const settings = useQuizSettings(userId)
  const { singleKeys: areOn } = settings
  const { areKnown, isLate } = useSettingsWait(userId)
  const setOn = (on: boolean) => void changeQuizSettings(userId, { singleKeys: on }, settings)
  const [areUsed, setUsed] = useState(false)
  const findAct = (key: string) => {
    const option = optionOfKey(key)
    if (option >= 0) return () => choose(option)
    if (key === 'arrowright') return () => move(1)
    if (key === 'arrowleft') return () => move(-1)
    return key === 'f' ? flag : null
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || !isSingleKey(event)) return
    const act = findAct(event.key.toLowerCase())
    if (!act) return
    // Otherwise the arrows would also move through the options of the question that is being left.
    event.preventDefault()
    setUsed(true)
    // A key that is held down acts once. Otherwise it would flag on and off, or move to the last question.
    if (!event.repeat) act()
  })
  // In a layout effect, so that a key that is pressed as soon as the question shows counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return { areOn, setOn, areUsed, areKnown, isLate }
}

/**
 * The list of keys, and the switch that turns them off. On a small screen it shows after one of the keys was pressed.
 */
export function PlayerKeysHint({ areOn, setOn, areUsed, areKnown, isLate }: ReturnType<typeof usePlayerKeys>) {
  const id = useId()
  return (
    <div
      className={`flex-wrap items-center justify-between gap-x-6 text-13 text-faint lg:flex ${areUsed ? 'flex' : 'hidden'}`}
    >
      <p id={id}>Keyboard: A to D or 1 to 4 choose, left and right arrows move, F flags for review.</p>
      <label className="flex min-h-11 items-center gap-3 text-soft">
        <input
          aria-checked={areOn}
          aria-describedby={id}
          checked={areOn}
          className="size-5 accent-accent"
          disabled={!areKnown}
          onChange={({ target }) => setOn(target.checked)}
          role="switch"
          type="checkbox"
        />
        Keyboard shortcuts
      </label>
      {isLate && <p>{SETTINGS_COME}</p>}
    </div>
  )
}
