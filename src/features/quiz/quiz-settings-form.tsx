import { useId } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import { EXTRA_TIME_NAMES, EXTRA_TIMES, TEXT_SCALES, TEXT_SIZE_NAMES, TEXT_SIZES } from '#domain/quiz/quiz-settings.ts'
import { changeQuizSettings } from '#src/platform/device/settings/quiz-settings.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { useQuizSettings } from './quiz-settings.ts'
import { SETTINGS_COME, useSettingsWait } from './use-settings-wait.ts'

/** How a student takes quizzes. Each change counts at once, on this device and in the account. */
export function QuizSettingsForm() {
  const userId = useUserId()
  const settings = useQuizSettings(userId)
  const id = useId()
  const { areKnown, isLate } = useSettingsWait(userId)
  const change = (changes: Parameters<typeof changeQuizSettings>[1]) => void changeQuizSettings(userId, changes)
  return (
    <form className="flex flex-col gap-6" onSubmit={(event) => event.preventDefault()}>
      {isLate && <p role="status">{SETTINGS_COME}</p>}
      <fieldset aria-describedby={`${id}-time`} className="flex flex-col" disabled={!areKnown}>
        <legend className="font-semibold">Time in quizzes</legend>
        <p className="text-13 text-soft" id={`${id}-time`}>
          For quizzes and mock exams that you begin from now on. Their results say how much time you had.
        </p>
        {EXTRA_TIMES.map((value) => (
          <Choice
            checked={areKnown && settings.extraTime === value}
            key={value}
            label={EXTRA_TIME_NAMES[value]}
            name={`${id}-extra`}
            onChoose={() => change({ extraTime: value })}
          />
        ))}
      </fieldset>
      <fieldset className="flex flex-col" disabled={!areKnown}>
        <legend className="font-semibold">Size of the questions</legend>
        {TEXT_SIZES.map((value) => (
          <Choice
            checked={areKnown && settings.textSize === value}
            key={value}
            label={TEXT_SIZE_NAMES[value]}
            name={`${id}-size`}
            onChoose={() => change({ textSize: value })}
            scale={TEXT_SCALES[value]}
          />
        ))}
      </fieldset>
      <fieldset className="flex flex-col" disabled={!areKnown}>
        <legend className="font-semibold">Keyboard</legend>
        <label className="flex min-h-11 items-center gap-3">
          <input
            aria-checked={areKnown && settings.singleKeys}
            aria-describedby={`${id}-keys`}
            checked={areKnown && settings.singleKeys}
            className="size-5 shrink-0 accent-accent"
            onChange={({ target }) => change({ singleKeys: target.checked })}
            role="switch"
            type="checkbox"
          />
          Single keys act in quizzes
        </label>
        <p className="text-13 text-soft" id={`${id}-keys`}>
          A to D or 1 to 4 choose, left and right arrows move, F flags. Turn them off if you speak to your device, or
          press keys by accident.
        </p>
      </fieldset>
      <p className="text-13 text-soft">
        {userId === GUEST
          ? 'Kept on this device. A new account takes them over.'
          : 'Kept in your account, and on this device without a connection.'}
      </p>
    </form>
  )
}

type ChoiceProps = { name: string; label: string; checked: boolean; scale?: number; onChoose: () => void }

function Choice({ name, label, checked, scale = 1, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input checked={checked} className="size-5 shrink-0 accent-accent" name={name} onChange={onChoose} type="radio" />
      <span style={{ fontSize: `${scale}em` }}>{label}</span>
    </label>
  )
}
